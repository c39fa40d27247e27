"""What train.py and learn_replies.py share: a layer of the encoder, and how a model file is read."""
import json, struct
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F


def placed(x, timing):
    """Embedded pieces (texts, pieces, 256), each with its place in the text added."""
    angle = torch.arange(x.shape[1]).float()[:, None] * timing
    return x * 2 + torch.cat([angle.sin(), angle.cos()], 1)


class Layer(nn.Module):
    """Attention with four heads and a feed-forward part over (texts, pieces, width); the result is 512 wide."""
    def __init__(self, width):
        super().__init__()
        self.width = width
        self.norm, self.feedNorm = nn.LayerNorm(width, eps=1e-6), nn.LayerNorm(512, eps=1e-6)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, 512)
        self.feed, self.back = nn.Linear(512, 1536), nn.Linear(1536, 512)
        self.residual = nn.Linear(256, 512) if width == 256 else None

    def forward(self, x, mask):
        count, length, _ = x.shape
        size = self.width // 4
        apart = lambda part: part.view(count, length, 4, size).transpose(1, 2)
        q, k, v = map(apart, self.qkv(self.norm(x)).split(self.width, 2))
        shares = torch.softmax(q @ k.transpose(2, 3) * size ** -0.5 + (~mask)[:, None, None, :] * -1e9, -1)
        shares = F.dropout(shares, 0.1, self.training)
        mixed = self.out((shares @ v).transpose(1, 2).reshape(count, length, self.width)).float()
        x = (self.residual(x).float() if self.residual else x) + F.dropout(mixed, 0.1, self.training)
        return x + F.dropout(self.back(F.relu(self.feed(self.feedNorm(x)))).float(), 0.1, self.training)


def read(path):
    """The labels of a model file, and every tensor by its name, as the app sees it (rounded to 8 bits)."""
    data = open(path, 'rb').read()
    length, = struct.unpack('<I', data[:4])
    header, body, tensors = json.loads(data[4:4 + length]), data[4 + length:], {}
    for place in header['tensors']:
        rows, columns, at = place['rows'], place['columns'], place['at']
        if place['scalesAt'] is None:
            table = np.frombuffer(body, np.float32, rows * columns, at).reshape(rows, columns)
        else:
            scales = np.frombuffer(body, np.float32, rows, place['scalesAt'])
            table = np.frombuffer(body, np.int8, rows * columns, at).reshape(rows, columns) * scales[:, None]
        tensors[place['name']] = torch.from_numpy(table.astype(np.float32))
    return header['labels'], tensors
