"""The games as environments: PettingZoo, Gymnasium, OpenSpiel, and batches of many at once (`ceiba[env]`)."""

from ceiba.env.batch import Batch as Batch
from ceiba.env.codec import Codec as Codec, codec as codec
