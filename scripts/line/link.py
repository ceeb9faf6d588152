"""A line between this network namespace and another, with a delay and a rate each way.

Usage: link.py NAMESPACE DELAY_MS DOWN_KBIT UP_KBIT

Two TUN devices, one on each side, and this program between them: a packet waits for its turn at the
rate of its direction, and then for the delay. Both ends are the kernel's own TCP. This side is
10.99.0.1, the other side 10.99.0.2. Prints "up" when the line is there; ends when it is killed.
"""

import fcntl
import heapq
import itertools
import os
import select
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000
LARGEST_PACKET = 65535


def open_tun(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def run(command):
    subprocess.check_call(command.split())


def bytes_per_second(kilobits):
    return float(kilobits) * 1000 / 8


namespace = sys.argv[1]
delay = float(sys.argv[2]) / 1000
down = bytes_per_second(sys.argv[3])
up = bytes_per_second(sys.argv[4])

client = open_tun("line-client")
server = open_tun("line-server")
run(f"ip link set line-server netns {namespace}")
run("ip addr add 10.99.0.1/30 dev line-client")
run("ip link set line-client up mtu 1500 txqueuelen 1000")
run(f"ip netns exec {namespace} ip addr add 10.99.0.2/30 dev line-server")
run(f"ip netns exec {namespace} ip link set line-server up mtu 1500")
run(f"ip netns exec {namespace} ip link set lo up")
print("up", flush=True)

other_end = {client: server, server: client}
rate = {client: up, server: down}
free_at = {client: 0.0, server: 0.0}
number = itertools.count()
waiting = []

while True:
    now = time.monotonic()
    timeout = max(0, waiting[0][0] - now) if waiting else 1
    readable, _, _ = select.select([client, server], [], [], timeout)
    for end in readable:
        try:
            while True:
                packet = os.read(end, LARGEST_PACKET)
                start = max(time.monotonic(), free_at[end])
                free_at[end] = start + len(packet) / rate[end]
                arrival = free_at[end] + delay
                heapq.heappush(waiting, (arrival, next(number), other_end[end], packet))
        except BlockingIOError:
            pass
    while waiting and waiting[0][0] <= time.monotonic():
        _, _, end, packet = heapq.heappop(waiting)
        try:
            os.write(end, packet)
        except OSError:
            # The device is gone or full: a packet is lost, as on a line.
            pass
