"""Learns which remarks and questions fit a message: low-rank changes of the shipped encoder (LoRA, Hu et al. 2021) and two heads.

    learn_replies.py MODEL EXAMPLES OUT [--epochs N] [--dev]

MODEL: the model file; its own weights stay as they are, so danger is read as before. EXAMPLES: what train-replies.ts wrote,
{ HEAD: [ids], "examples": [{ "pieces", HEAD: { "fits": [places], "unfit": [places] or null } or null, "isOfTalk", "isKept" }] }.
OUT: one line of JSON with the tables, then their 32-bit floats. --dev learns nothing from the kept examples.
Fixed seeds: the same examples on the same kind of machine give the same bytes.
"""
import argparse, json, math, random, time
import torch
import torch.nn as nn
import torch.nn.functional as F
from model_parts import Layer, placed, read

parser = argparse.ArgumentParser()
parser.add_argument('model')
parser.add_argument('examples')
parser.add_argument('out')
parser.add_argument('--epochs', type=int, default=3)
parser.add_argument('--dev', action='store_true')
args = parser.parse_args()

torch.set_num_threads(2)
torch.use_deterministic_algorithms(True)
torch.manual_seed(7)
random.seed(7)

given = json.load(open(args.examples))
HEADS = [head for head in given if head != 'examples']
SIZES = [len(given[head]) for head in HEADS]
RANKS, MAX_PIECES, BATCH = 16, 96, 64
CHANGED = ['qkv', 'out', 'feed', 'back']
examples = [e for e in given['examples'] if e['pieces']]
learned = [e for e in examples if not (args.dev and e['isKept'])]


class Changed(nn.Module):
    """A table that stays, and a narrow change of it that is learned."""
    def __init__(self, table):
        super().__init__()
        self.table = table
        outputs, inputs = table.weight.shape
        self.down = nn.Parameter(torch.randn(RANKS, inputs) / math.sqrt(inputs))
        self.up = nn.Parameter(torch.zeros(outputs, RANKS))

    def forward(self, x):
        return self.table(x) + F.linear(F.linear(x, self.down), self.up)


class ReplyReader(nn.Module):
    def __init__(self, tensors):
        super().__init__()
        self.embeddings = nn.Embedding.from_pretrained(tensors['embeddings'])
        self.register_buffer('timing', tensors['timing'])
        self.layers = nn.ModuleList([Layer(256), Layer(512)])
        for number, layer in enumerate(self.layers):
            for name, value in layer.named_parameters():
                value.data.copy_(tensors[f'layer{number}.{name}'].view(value.shape))
                value.requires_grad = False
            for name in CHANGED:
                setattr(layer, name, Changed(getattr(layer, name)))
        self.heads = nn.Linear(512, sum(SIZES))
        self.register_buffer('middle', torch.zeros(512))
        self.register_buffer('width', torch.ones(512))

    def means(self, ids, mask):
        x = placed(self.embeddings(ids), self.timing)
        for layer in self.layers:
            x = layer(x, mask)
        text = mask[:, :, None]
        return (x * text).sum(1) / text.sum(1)

    def forward(self, ids, mask):
        scaled = (self.means(ids, mask) - self.middle) / self.width
        return self.heads(F.dropout(scaled, 0.3, self.training))


def batch_of(items):
    rows = [e['pieces'][:MAX_PIECES] for e in items]
    ids = torch.zeros(len(rows), max(map(len, rows)), dtype=torch.long)
    mask = torch.zeros_like(ids, dtype=torch.bool)
    for row, pieces in enumerate(rows):
        ids[row, :len(pieces)] = torch.tensor(pieces)
        mask[row, :len(pieces)] = True
    return ids, mask


def thinned(e):
    """Some pieces are left out while it is learned from: no single word may decide."""
    pieces = e['pieces']
    return {**e, 'pieces': [p for p in pieces if random.random() > 0.06] or pieces} if len(pieces) > 5 else e


# What nobody judged of a judged message seldom fits, because the reader before this one did not name it.
UNJUDGED = 0.3
STARTS = [sum(SIZES[:at]) for at in range(len(SIZES))]


def targets(items):
    """Of each label whether it fits, and how much that counts: both (texts, labels)."""
    fit, weight = torch.zeros(len(items), sum(SIZES)), torch.zeros(len(items), sum(SIZES))
    for row, e in enumerate(items):
        for head, start, size in zip(HEADS, STARTS, SIZES):
            if e[head] is None:
                continue
            unfit = e[head]['unfit']
            weight[row, start:start + size] = 1 if unfit is None else UNJUDGED
            for place in unfit or []:
                weight[row, start + place] = 1
            for place in e[head]['fits']:
                fit[row, start + place] = weight[row, start + place] = 1
    return fit, weight


_, tensors = read(args.model)
model = ReplyReader(tensors)
sample = random.sample(learned, min(2048, len(learned)))
with torch.no_grad():
    means = torch.cat([model.means(*batch_of(sample[at:at + 128])) for at in range(0, len(sample), 128)])
    model.middle, model.width = means.mean(0), means.std(0) + 1e-3
    fit, weight = targets(learned)
    share = ((fit * weight).sum(0) + 0.5) / (weight.sum(0) + 1)
    model.heads.weight.mul_(0.1)
    model.heads.bias.copy_(torch.log(share / (1 - share)))

# Of the short messages one in three is learned from in an epoch; those of whole talks, which are what people write, twice.
talks, short = [e for e in learned if e['isOfTalk']], [e for e in learned if not e['isOfTalk']]
changes = [value for name, value in model.named_parameters() if name.endswith(('.down', '.up'))]
groups = [{'params': list(model.heads.parameters()), 'lr': 2e-3}, {'params': changes, 'lr': 1e-3}]
optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
steps = ((len(short) // 3 + 2 * len(talks)) // BATCH + 1 + 5) * args.epochs
schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [group['lr'] for group in groups], total_steps=steps, pct_start=0.1)
for epoch in range(args.epochs):
    started, total = time.time(), 0.0
    model.train()
    order = random.sample(short, len(short) // 3) + talks * 2
    random.shuffle(order)
    # Messages of about the same length stand together in a batch.
    parts = [sorted(order[at:at + 1024], key=lambda e: len(e['pieces'])) for at in range(0, len(order), 1024)]
    batches = [part[at:at + BATCH] for part in parts for at in range(0, len(part), BATCH)]
    random.shuffle(batches)
    for items in batches:
        fit, weight = targets(items)
        found = model(*batch_of([thinned(e) for e in items]))
        loss = (F.binary_cross_entropy_with_logits(found, fit, reduction='none') * weight).sum() / len(items)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(changes + list(model.heads.parameters()), 5.0)
        optimizer.step()
        schedule.step()
        total += float(loss) * len(items)
    print(f'epoch {epoch + 1} of {args.epochs}: loss {total / len(order):.3f}, {time.time() - started:.0f} s', flush=True)

made = {}
for number, layer in enumerate(model.layers):
    for name in CHANGED:
        changed = getattr(layer, name)
        made[f'replies.layer{number}.{name}.down'] = changed.down
        made[f'replies.layer{number}.{name}.up'] = changed.up
# The scale of the means is put into the heads.
weight = model.heads.weight / model.width
bias = model.heads.bias - weight @ model.middle
for head, start, size in zip(HEADS, STARTS, SIZES):
    # What a message is for, what it wants and whether it is dangerous only helps to learn; the unchanged encoder reads it.
    if head not in ('purpose', 'wish', 'risk'):
        made[f'{head}.weight'], made[f'{head}.bias'] = weight[start:start + size], bias[None, start:start + size]
with open(args.out, 'wb') as out:
    out.write(json.dumps([{'name': name, 'rows': len(value), 'columns': value.shape[1]} for name, value in made.items()]).encode() + b'\n')
    for value in made.values():
        out.write(value.detach().contiguous().numpy().astype('<f4').tobytes())
