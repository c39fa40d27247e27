"""Trains the reader on what prepare.ts wrote, and writes the model that the app loads.

    train.py MADE START OUT [--epochs N] [--seed N] [--threads N] [--dev]

MADE: the folder of prepare.ts. START: the folder of the sentence encoder that training starts from (see README.md).
OUT: the model file. --dev keeps one persona in seven to judge on and prints how well it does on them.
Two threads, fixed seeds and nothing else of chance: the same lines on the same kind of machine give the same bytes.
"""
import argparse, hashlib, json, math, random, struct, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from model_parts import Layer, placed, read

parser = argparse.ArgumentParser()
parser.add_argument('made')
parser.add_argument('start')
parser.add_argument('out')
parser.add_argument('--epochs', type=int, default=4)
parser.add_argument('--seed', type=int, default=7)
parser.add_argument('--threads', type=int, default=2)
parser.add_argument('--dev', action='store_true')
parser.add_argument('--continue', dest='earlier', help='a model file to go on training from')
parser.add_argument('--new', default='', help='with --continue: groups that are learned whole in every epoch, such as w37,wishes; of the others one line in three, always others')
parser.add_argument('--limit', type=int, default=0, help='only so many lines, to try the command')
args = parser.parse_args()

torch.set_num_threads(args.threads)
torch.use_deterministic_algorithms(True)
torch.manual_seed(args.seed)
random.seed(args.seed)

heads = json.load(open(f'{args.made}/heads.json'))
examples = json.load(open(f'{args.made}/examples.json'))
if args.limit:
    examples = random.sample(examples, args.limit)
replies = json.load(open(f'{args.made}/replies.json'))
MANY = ['kind', 'event', 'relation', 'feeling', 'denied']
ONE = ['whose', 'act']
ABOUT = ['topic', 'answer']
HIDDEN = 160
GUARD_HIDDEN = 32
ENGLISH = heads['language'].index('en')
MAX_PIECES, MAX_BEFORE = 96, 32
MOST_PIECES = MAX_PIECES - MAX_BEFORE


# A reply of an engine teaches the guard and nothing else. One in twelve is never learned from.
def of_reply(at, reply):
    return {'group': f'replies/{at}', 'pieces': reply['pieces'], 'lower': reply['pieces'], 'before': [], 'level': 0, 'whose': 0, 'act': 0, **{head: [] for head in MANY},
            'language': ENGLISH, 'known': [], 'heard': True, 'topic': {'at': -1, 'weight': 0}, 'answer': {'at': -1, 'weight': 0}, 'bad': reply['isBad']}


replies = [of_reply(at, reply) for at, reply in enumerate(replies)]


def held_out(group):
    return int(hashlib.sha256(group.encode()).hexdigest(), 16) % 7 == 0


# One message in twelve of every topic and answer is never learned from: it shows how sure is sure enough.
kept_aside = [e for e in examples if e['heard'] and int(e['group'].split('/')[1]) % 12 == 5]
replies_aside = replies[5::12]
replies_learned = [e for at, e in enumerate(replies) if at % 12 != 5]
train = [e for e in examples if not (args.dev and held_out(e['group'])) and not (e['heard'] and int(e['group'].split('/')[1]) % 12 == 5)]
dev = [e for e in examples if args.dev and held_out(e['group'])]


def targets(items):
    wanted = {'level': torch.tensor([[float(e['level'] >= n) for n in (1, 2, 3)] for e in items])}
    for head in MANY:
        table = torch.zeros(len(items), len(heads[head]))
        for row, e in enumerate(items):
            for column in e[head]:
                table[row, column] = 1
        wanted[head] = table
    for head in ONE + ['language']:
        wanted[head] = torch.tensor([e[head] for e in items])
    for head in ABOUT:
        wanted[head] = torch.tensor([max(0, e[head]['at']) for e in items])
        wanted[head + '.weight'] = torch.tensor([float(e[head]['weight']) for e in items])
    wanted['guard'] = torch.tensor([[float(e.get('bad', False))] for e in items])
    wanted['guard.known'] = torch.tensor([float('bad' in e) for e in items])
    for head in ['level'] + MANY + ONE:
        wanted[head + '.known'] = torch.tensor([float(head in e['known']) for e in items])
    return wanted


# ---- The encoder of English text: two attention layers, started from a published sentence encoder. ----

def start_tensors():
    manifest = json.load(open(f'{args.start}/model.json'))['weightsManifest'][0]
    data = b''.join(open(f'{args.start}/{path}', 'rb').read() for path in manifest['paths'])
    tensors, at = {}, 0
    for weight in manifest['weights']:
        size = math.prod(weight['shape'])
        if weight['dtype'] == 'float32':
            values = np.frombuffer(data[at:at + 4 * size], np.float32).reshape(weight['shape'])
            tensors[weight['name']] = torch.from_numpy(values.copy())
        at += 4 * size
    def one(*parts):
        found = [name for name in tensors if all(part in name for part in parts)]
        assert len(found) == 1, (parts, found)
        return tensors[found[0]].squeeze()
    return one


def started_layer(number, width, one):
    """A layer with the weights of the published encoder."""
    layer, name = Layer(width), f'Layer_{number}/'
    def fill(part, weight, bias):
        part.weight.data.copy_(weight.t() if weight.dim() == 2 else weight)
        part.bias.data.copy_(bias)
    fill(layer.norm, one(name + 'TransformerLayer/layer_pre', 'scale'), one(name + 'TransformerLayer/layer_pre', 'norm_bias'))
    fill(layer.feedNorm, one(name + 'TransformerLayer/FFN/layer_pre', 'scale'), one(name + 'TransformerLayer/FFN/layer_pre', 'norm_bias'))
    fill(layer.qkv, one(name, 'qkv_transform_single/kernel'), one(name, 'qkv_transform_single/bias'))
    fill(layer.out, one(name, 'output_transform_single/kernel'), one(name, 'output_transform_single/bias'))
    fill(layer.feed, one(name, 'FFN/conv1/Tensordot/Reshape_1'), one(name, 'FFN/conv1/bias'))
    fill(layer.back, one(name, 'FFN/conv2/Tensordot/Reshape_1'), one(name, 'FFN/conv2/bias'))
    if layer.residual:
        fill(layer.residual, one('Layer_0/TransformerLayer/dense/kernel'), one('Layer_0/TransformerLayer/dense/bias'))
    return layer


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        one = start_tensors()
        self.embeddings = nn.Embedding.from_pretrained(one('module/Embeddings_en'), freeze=False)
        self.register_buffer('timing', one('TimingSignal/ExpandDims_1'))
        self.segment = nn.Parameter(torch.zeros(256))
        self.layers = nn.ModuleList([started_layer(0, 256, one), started_layer(1, 512, one)])
        self.mix = nn.Linear(512 * 3, HIDDEN)
        self.heads = nn.ModuleDict({h: nn.Linear(HIDDEN, len(heads[h])) for h in ['level'] + MANY + ONE})
        # What a text is about stands in the mean of its words, which the published encoder was made for.
        self.heads.update({h: nn.Linear(512, len(heads[h])) for h in ABOUT})
        # Over replies: whether one may not be shown.
        self.guard = nn.ModuleDict({'near': nn.Linear(512 * 2, GUARD_HIDDEN), 'far': nn.Linear(GUARD_HIDDEN, 1)})

    def attend(self, ids, mask, before):
        x = placed(self.embeddings(ids), self.timing) + before[:, :, None].float() * self.segment
        for layer in self.layers:
            x = layer(x, mask)
        return x

    def forward(self, ids, mask, before):
        pooled = self.features(ids, mask, before)
        mixed = F.dropout(F.relu(self.mix(F.dropout(pooled, 0.3, self.training))), 0.2, self.training)
        mean = F.dropout(pooled[:, :512], 0.2, self.training)
        found = {head: layer(mean if head in ABOUT else mixed) for head, layer in self.heads.items()}
        return {**found, 'guard': self.judge_reply(pooled[:, :1024])}

    def judge_reply(self, x):
        x = F.dropout(x, 0.2, self.training)
        return self.guard['far'](F.dropout(F.relu(self.guard['near'](x)), 0.2, self.training))

    def pool(self, x, mask, before):
        text = (mask & ~before)[:, :, None]
        mean = (x * text).sum(1) / text.sum(1).clamp(min=1)
        most = x.masked_fill(~text, -1e4).max(1).values
        earlier = (x * before[:, :, None]).sum(1) / before.sum(1, keepdim=True).clamp(min=1)
        return torch.cat([mean, most, earlier], 1)

    def features(self, ids, mask, before):
        return self.pool(self.attend(ids, mask, before), mask, before)


# So many of a text's pieces are left out while it is learned from: no single word may decide.
LEFT_OUT = 0.06


def thinned(items):
    return [dict(e, pieces=[p for p in e['pieces'] if random.random() > LEFT_OUT] or e['pieces']) if len(e['pieces']) > 5 and random.random() < 0.5 else e for e in items]


def encoder_batch(items):
    rows = [(e['before'][-MAX_BEFORE:], e['pieces'][:MOST_PIECES]) for e in items]
    length = max(len(b) + len(p) for b, p in rows)
    ids = torch.zeros(len(rows), length, dtype=torch.long)
    mask, before = torch.zeros(len(rows), length, dtype=torch.bool), torch.zeros(len(rows), length, dtype=torch.bool)
    for row, (b, p) in enumerate(rows):
        ids[row, :len(b) + len(p)] = torch.tensor(b + p)
        mask[row, :len(b) + len(p)] = True
        before[row, :len(b)] = True
    return ids, mask, before


WEIGHT = {'level': 12.0, 'kind': 12.0, 'event': 2.0, 'relation': 2.0, 'feeling': 1.5, 'denied': 0.7, 'whose': 0.6, 'act': 1.0, 'topic': 6.0, 'answer': 6.0, 'guard': 6.0}
RARE = {'level': 1.3, 'kind': 4.0, 'event': 2.0, 'relation': 2.0, 'feeling': 2.0, 'denied': 2.0}


def encoder_loss(found, wanted):
    total = 0
    def mean(losses, weights):
        return (losses * weights).sum() / weights.sum().clamp(min=1)
    for head in ['level'] + MANY:
        smooth = wanted[head] * 0.97 + 0.01
        losses = F.binary_cross_entropy_with_logits(found[head], smooth, pos_weight=torch.tensor(RARE[head]), reduction='none').mean(1)
        total = total + WEIGHT[head] * mean(losses, wanted[head + '.known'])
    for head in ONE:
        total = total + WEIGHT[head] * mean(F.cross_entropy(found[head], wanted[head], label_smoothing=0.03, reduction='none'), wanted[head + '.known'])
    for head in ABOUT:
        losses = F.cross_entropy(found[head], wanted[head], label_smoothing=0.03, reduction='none')
        total = total + WEIGHT[head] * mean(losses, wanted[head + '.weight'])
    guarded = F.binary_cross_entropy_with_logits(found['guard'], wanted['guard'] * 0.96 + 0.02, reduction='none').mean(1)
    return total + WEIGHT['guard'] * mean(guarded, wanted['guard.known'])


def joined(items):
    """Some lines as one longer text: the worst decides, and all that they tell holds."""
    worst = max(items, key=lambda e: e['level'])
    made = {head: sorted(set(sum((e[head] for e in items), []))) for head in MANY}
    made.update(pieces=sum((e['pieces'] for e in items), []), lower=sum((e['lower'] for e in items), []), before=[], level=worst['level'],
                whose=worst['whose'], act=items[-1]['act'], language=ENGLISH, known=items[-1]['known'], heard=False,
                topic={'at': -1, 'weight': 0}, answer={'at': -1, 'weight': 0})
    return made


def lengthened(items):
    by_group, made = {}, []
    for e in items:
        if not e['before'] and not e['heard']:
            by_group.setdefault(e['group'], []).append(e)
    for mine in by_group.values():
        calm = [e for e in mine if e['level'] == 0]
        for _ in range(len(mine) // 6):
            pool = calm if random.random() < 0.5 and len(calm) > 4 else mine
            if len(pool) > 4:
                whole = joined(random.sample(pool, random.choice([2, 2, 3])))
                # A batch cuts what is longer, and a label must not outlive the words that it was given for.
                if len(whole['pieces']) <= MOST_PIECES:
                    made.append(whole)
    return made


def with_danger_inside(items, model):
    """
    Of a text that is longer than a batch takes, the part that holds the danger: `model`, an earlier one, knows which part looks
    worst. Without one such a text is left out, and so is what it would teach of calm.
    """
    holds = lambda e: bool(e['level'] or e['kind'] or e.get('bad'))
    kept = [e for e in items if len(e['pieces']) <= MOST_PIECES or not holds(e)]
    # Where a whole page is calm, so is each part of it.
    for e in list(kept):
        for at in range(MOST_PIECES, len(e['pieces']), MOST_PIECES):
            part = {'pieces': e['pieces'][at:at + MOST_PIECES], 'lower': e['lower'][at:at + MOST_PIECES], 'before': [], 'known': [head for head in ('level', 'kind') if head in e['known']]}
            # In small letters a text may have fewer pieces, and of none nothing can be learned.
            if part['lower']:
                kept.append({**e, **part, 'topic': {'at': -1, 'weight': 0}, 'answer': {'at': -1, 'weight': 0}})
    if model is None:
        return kept
    for e in items:
        if len(e['pieces']) <= MOST_PIECES or not holds(e):
            continue
        starts = range(0, max(1, len(e['pieces']) - MOST_PIECES // 2), MOST_PIECES // 2)
        parts = [dict(e, pieces=e['pieces'][at:at + MOST_PIECES], lower=e['lower'][at:at + MOST_PIECES]) for at in starts]
        found = outputs(model, encoder_batch, parts)
        worst = found['guard'][:, 0] if e.get('bad') else found['level'][:, 1]
        kept.append(parts[int(worst.argmax())])
    return kept


def rounds_fast():
    """Whether this processor adds up in 16 bits by itself. One that does not is several times slower at it than in 32."""
    try:
        with open('/proc/cpuinfo') as about:
            text = about.read()
    except OSError:  # Not Linux.
        return False
    return 'avx512_bf16' in text or 'amx_bf16' in text


def run(model, batch_of, loss_of, items, size, epochs, rates, each=lambda items: items, rounded=False, averaged=False):
    """`averaged`: the weights at the end are a moving mean of those of the last steps, which generalises better than the last."""
    mean = {name: value.detach().clone() for name, value in model.named_parameters()} if averaged else {}
    groups = [{'params': p, 'lr': rate} for p, rate in rates]
    optimizer, step, started = torch.optim.AdamW(groups, weight_decay=0.01), 0, time.time()
    steps = len(each(items)) / size * epochs
    for epoch in range(epochs):
        model.train()
        order = each(items)
        random.shuffle(order)
        # Texts of about the same length stand together in a batch.
        order = [e for at in range(0, len(order), size * 20) for e in sorted(order[at:at + size * 20], key=lambda e: len(e['pieces']) + len(e['before']))]
        batches = [order[at:at + size] for at in range(0, len(order), size)]
        random.shuffle(batches)
        total = 0.0
        for batch in batches:
            share = min(1, (step + 1) / 60) * max(0.02, 1 - step / steps)
            for group, (_, rate) in zip(optimizer.param_groups, rates):
                group['lr'] = rate * share
            # The sums are rounded, the weights are not: this takes half of the time.
            with torch.autocast('cpu', dtype=torch.bfloat16, enabled=rounded):
                found = model(*batch_of(batch))
            loss = loss_of({head: scores.float() for head, scores in found.items()}, targets(batch))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            total, step = total + float(loss), step + 1
            if averaged and step % 5 == 0:
                keep = min(0.99, step / (step + 50))
                with torch.no_grad():
                    for name, value in model.named_parameters():
                        mean[name].lerp_(value, 1 - keep)
        print(f'epoch {epoch + 1} of {epochs}: loss {total / len(batches):.3f}, {time.time() - started:.0f} s', flush=True)
    with torch.no_grad():
        for name, value in model.named_parameters():
            if averaged:
                value.copy_(mean[name])


def outputs(model, batch_of, items):
    model.eval()
    order = sorted(range(len(items)), key=lambda at: len(items[at]['pieces']))
    parts = []
    with torch.no_grad():
        for at in range(0, len(items), 128):
            parts.append(model(*batch_of([items[i] for i in order[at:at + 128]])))
    back = torch.tensor(order).argsort()
    return {head: torch.cat([part[head] for part in parts])[back] for head in parts[0]}


def judge(found, items):
    wanted = targets(items)
    known = wanted['level.known'] > 0
    danger, calm, acute = wanted['level'][:, 1] > 0.5, known & (wanted['level'][:, 0] < 0.5), wanted['level'][:, 2] > 0.5
    score = torch.sigmoid(found['level'][:, 1])
    for least in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        card = score > least
        print(f'  card above {least}: danger {card[danger].float().mean():.3f}, level 3 {card[acute].float().mean():.3f}, false {card[calm].float().mean():.3f}')
    for head in ONE:
        if head in found:
            known = wanted[head + '.known'] > 0
            print(f"  {head} {(found[head].argmax(1) == wanted[head])[known].float().mean():.3f}")
    for head in ABOUT:
        if head in found:
            there = (wanted[head + '.weight'] == 1) & (wanted[head] > 0)
            none = (wanted[head + '.weight'] == 1) & (wanted[head] == 0)
            right = found[head].argmax(1) == wanted[head]
            sure = torch.softmax(found[head], 1).max(1).values > 0.5
            print(f"  {head}: {int(there.sum())} lines, right {right[there].float().mean():.3f}, sure and right {(right & sure)[there].float().mean():.3f}, sure and wrong {(~right & sure)[there].float().mean():.3f}, none kept {right[none].float().mean():.3f}")
    if 'kind' in found:
        for column, name in enumerate(heads['kind']):
            there = (wanted['kind'][:, column] > 0.5) & danger
            if there.sum() >= 8:
                print(f"  {name}: {int(there.sum())} lines, card {(score > 0.5)[there].float().mean():.2f}, kind {(found['kind'][there, column] > 0).float().mean():.2f}")


# ---- The reader of letters: which language, and danger in those that the encoder does not know. ----

GROUPS, LETTER_WIDTH, LETTER_CHANNELS = 8192, 40, 64
tokens = json.load(open(f'{args.made}/tokens.json'))
group_rows = torch.full((len(tokens), 25), GROUPS)
for row, rows in enumerate(tokens):
    group_rows[row, :len(rows)] = torch.tensor(rows[:25])
group_count = (group_rows < GROUPS).sum(1, keepdim=True).clamp(min=1).float()


class Letters(nn.Module):
    def __init__(self):
        super().__init__()
        self.groups = nn.Embedding(GROUPS + 1, LETTER_WIDTH, padding_idx=GROUPS)
        nn.init.normal_(self.groups.weight, std=0.2)
        self.groups.weight.data[GROUPS] = 0
        self.near = nn.Linear(LETTER_WIDTH * 3, LETTER_CHANNELS)
        self.language = nn.Linear(LETTER_CHANNELS * 2, len(heads['language']))
        self.level = nn.Linear(LETTER_CHANNELS * 2, 3)
        self.kind = nn.Linear(LETTER_CHANNELS * 2, len(heads['kind']))

    def forward(self, ids, mask):
        distinct, place = torch.unique(ids, return_inverse=True)
        x = (self.groups(group_rows[distinct]).sum(1) / group_count[distinct])[place]
        if self.training:
            x = x * (torch.rand(x.shape[0], x.shape[1], 1) > 0.08).float()
        x = x * mask[:, :, None]
        zero = torch.zeros_like(x[:, :1])
        h = F.relu(self.near(torch.cat([torch.cat([zero, x[:, :-1]], 1), x, torch.cat([x[:, 1:], zero], 1)], 2))) * mask[:, :, None]
        pooled = torch.cat([h.max(1).values, h.sum(1) / mask.sum(1, keepdim=True).clamp(min=1)], 1)
        pooled = F.dropout(pooled, 0.3, self.training)
        return {'language': self.language(pooled), 'level': self.level(pooled), 'kind': self.kind(pooled)}


def letters_batch(items):
    length = max(1, max(len(e['tokens'][:80]) for e in items))
    ids, mask = torch.zeros(len(items), length, dtype=torch.long), torch.zeros(len(items), length, dtype=torch.bool)
    for row, e in enumerate(items):
        mine = e['tokens'][:80]
        ids[row, :len(mine)] = torch.tensor(mine, dtype=torch.long)
        mask[row, :len(mine)] = True
    return ids, mask


def letters_loss(found, wanted):
    # English counts less: there the letters only choose which windows of a long text are read.
    foreign = 0.3 + 0.7 * (wanted['language'] != ENGLISH).float()[:, None]
    language = F.cross_entropy(found['language'], wanted['language'], label_smoothing=0.02)
    level = (F.binary_cross_entropy_with_logits(found['level'], wanted['level'], pos_weight=torch.tensor(1.5), reduction='none') * foreign).sum() / foreign.sum().clamp(min=1)
    kind = (F.binary_cross_entropy_with_logits(found['kind'], wanted['kind'], pos_weight=torch.tensor(2.0), reduction='none') * foreign).sum() / foreign.sum().clamp(min=1)
    return language + level + 0.5 * kind


# ---- The file. ----

def name_in_file(name):
    """What a weight of the encoder is called in the file."""
    if name == 'embeddings.weight':
        return 'embeddings'
    return name.replace('layers.', 'layer', 1) if name.startswith('layers.') else name.removeprefix('heads.')


def take_over(path):
    """
    Fills `letters` and `encoder` with what an earlier training learned. Of topics and answers each label keeps its row; new labels
    begin anew.
    """
    before, saved = read(path)
    now = json.load(open(f'{args.made}/labels.json'))
    with torch.no_grad():
        for name, value in letters.named_parameters():
            stored = saved['letters.groups' if name == 'groups.weight' else 'letters.' + name].view(-1, *value.shape[1:])
            value[:len(stored)] = stored
        for name, value in encoder.named_parameters():
            stored, head = saved[name_in_file(name)].squeeze(), name.split('.')[1] if name.startswith('heads.') else None
            if head in ABOUT:
                for row, label in enumerate(now[head]):
                    if label in before[head]:
                        value[row] = stored[before[head].index(label)]
            else:
                # Acts that are new stand at the end of their list and begin anew.
                stored = stored.view(-1, *value.shape[1:])
                value[:len(stored)] = stored


def write(path, tensors, thresholds):
    body, places = b'', []
    def append(data):
        nonlocal body
        at = len(body)
        body += data + b'\0' * (-len(data) % 4)
        return at
    for name, values in tensors.items():
        table = values.detach().numpy().astype(np.float32)
        table = table if table.ndim == 2 else table[None, :]
        rows, columns = table.shape
        if rows * columns < 2048:
            places.append({'name': name, 'rows': rows, 'columns': columns, 'at': append(table.tobytes()), 'scalesAt': None})
            continue
        scales = np.maximum(np.abs(table).max(1), 1e-8) / 127
        small = np.clip(np.round(table / scales[:, None]), -127, 127).astype(np.int8)
        places.append({'name': name, 'rows': rows, 'columns': columns, 'at': append(small.tobytes()), 'scalesAt': append(scales.astype(np.float32).tobytes())})
    header = {'version': hashlib.sha256(body).hexdigest()[:12], 'thresholds': thresholds, 'labels': json.load(open(f'{args.made}/labels.json')), 'pieces': json.load(open(f'{args.start}/vocab.json')), 'tensors': places}
    text = json.dumps(header, separators=(',', ':'), ensure_ascii=False).encode()
    text += b' ' * (-len(text) % 4)
    data = struct.pack('<I', len(text)) + text + body
    open(path, 'wb').write(data)
    print(f'{len(data) / 1e6:.2f} MB, SHA-256 {hashlib.sha256(data).hexdigest()}')


english = [e for e in train if e['language'] == ENGLISH and e['pieces']]
print(f'{len(train)} lines to learn from ({len(english)} English), {len(dev)} to judge on', flush=True)

letters = Letters()
foreign = [e for e in train if e['language'] != ENGLISH]
levelled = [e for e in english if not e['heard']]
encoder = Encoder()
if args.earlier:
    take_over(args.earlier)
else:
    run(letters, letters_batch, letters_loss, levelled[::2] + foreign * 3, 128, 10, [(list(letters.parameters()), 4e-3)])
if dev:
    found = outputs(letters, letters_batch, dev)
    wanted = targets(dev)
    for column, name in enumerate(heads['language']):
        mine = wanted['language'] == column
        if mine.sum():
            right = found['language'].argmax(1)[mine] == column
            danger = mine & (wanted['level'][:, 1] > 0.5)
            calm = mine & (wanted['level'][:, 0] < 0.5)
            card = torch.sigmoid(found['level'][:, 1]) > 0.5
            print(f'  {name}: {int(mine.sum())} lines, language {right.float().mean():.3f}, danger {card[danger].float().mean():.2f}, false {card[calm].float().mean():.2f}')

# There are few replies, so each is learned from this often in an epoch.
REPLY_TURNS = 3
new = set(filter(None, args.new.split(',')))
# Half of the time in small letters, as most people type.
def typed(items):
    if new:
        items = [e for e in items if e['group'].split('/')[0] in new or random.random() < 1 / 3]
    return [dict(e, pieces=e['lower']) if random.random() < 0.4 else e for e in thinned(items + lengthened(items))]
NEW = ('mix', 'heads', 'segment', 'guard')
learned = [p for name, p in encoder.named_parameters() if name.startswith(NEW)]
started = [p for name, p in encoder.named_parameters() if not name.startswith(NEW)]
whole = with_danger_inside(english + replies_learned * REPLY_TURNS, encoder if args.earlier else None)
print(f'{sum(len(e["pieces"]) > MOST_PIECES for e in english)} lines are longer than {MOST_PIECES} pieces', flush=True)
run(encoder, encoder_batch, encoder_loss, whole, 96, args.epochs, [(started, 2.5e-4), (learned, 1.8e-3)], typed, rounded=rounds_fast(), averaged=True)
def judge_kept_aside():
    found, wanted = outputs(encoder, encoder_batch, kept_aside), targets(kept_aside)
    for head in ABOUT:
        there = (wanted[head + '.weight'] == 1) & (wanted[head] > 0)
        share = torch.softmax(found[head], 1)
        share[:, 0] = 0
        best = share.topk(3, 1)
        right = best.indices[:, 0] == wanted[head]
        near = (best.indices == wanted[head][:, None]).any(1)
        print(f'  {head}, kept aside: {int(there.sum())} messages, right {right[there].float().mean():.3f}, among three {near[there].float().mean():.3f}')
        for least in (0.2, 0.3, 0.4, 0.5, 0.6, 0.7):
            sure = best.values[:, 0] > least
            print(f'    above {least}: right {(right & sure)[there].float().mean():.3f}, wrong {(~right & sure)[there].float().mean():.3f}; said where none was meant {sure[~there].float().mean():.3f}')
if kept_aside:
    judge_kept_aside()
if dev:
    judge(outputs(encoder, encoder_batch, [e for e in dev if e['language'] == ENGLISH and e['pieces']]), [e for e in dev if e['language'] == ENGLISH and e['pieces']])

if replies_aside:
    score = torch.sigmoid(outputs(encoder, encoder_batch, replies_aside)['guard'][:, 0])
    bad = torch.tensor([e['bad'] for e in replies_aside])
    for least in (0.3, 0.5, 0.7, 0.8, 0.85, 0.9):
        stopped = (score > least).float()
        print(f'  guard above {least}: stops {stopped[bad].mean():.3f} of {int(bad.sum())} bad replies kept aside, {stopped[~bad].mean():.3f} of {int((~bad).sum())} good ones')

tensors = {'embeddings': encoder.embeddings.weight, 'timing': encoder.timing, 'segment': encoder.segment}
for number, layer in enumerate(encoder.layers):
    for name, value in layer.named_parameters():
        tensors[f'layer{number}.{name}'] = value
tensors.update({'mix.weight': encoder.mix.weight, 'mix.bias': encoder.mix.bias})
for head, layer in encoder.heads.items():
    tensors.update({f'{head}.weight': layer.weight, f'{head}.bias': layer.bias})
for name in ('near', 'far'):
    tensors.update({f'guard.{name}.weight': encoder.guard[name].weight, f'guard.{name}.bias': encoder.guard[name].bias})
tensors['letters.groups'] = letters.groups.weight[:GROUPS]
for name in ('near', 'language', 'level', 'kind'):
    layer = getattr(letters, name)
    tensors.update({f'letters.{name}.weight': layer.weight, f'letters.{name}.bias': layer.bias})
write(args.out, tensors, json.load(open(f'{args.made}/thresholds.json')))
