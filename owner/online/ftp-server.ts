import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { dirname } from "node:path/posix";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** What a server does with a file: takes it, or answers that the disk is full, or … */
type Answer = "takes" | "full" | "breaks off" | "resets and refuses";

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.setNoDelay(true).on("error", () => socket.destroy());
    onConnection(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** An FTP server for a test, without TLS, with its files in memory and the faults of real ones. */
export async function startFtp() {
  const files = new Map<string, Buffer>();
  const folders = new Set(["/", "/www"]);
  const told: string[] = [];
  const ftp = { files, folders, told, port: 0, answer: (_path: string): Answer => "takes" };

  function serve(socket: Socket): void {
    let folder = "/";
    let renamed = "";
    let data: Promise<Socket> = Promise.reject(new Error("no data connection"));
    data.catch(() => {});
    const say = (line: string) => socket.write(`${line}\r\n`);
    const at = (path: string) => (path.startsWith("/") ? path : `${folder}/${path}`);

    async function openData(): Promise<void> {
      let connected = (_data: Socket) => {};
      data = new Promise((resolve) => {
        connected = resolve;
      });
      const { server, port } = await listen((connection) => {
        server.close();
        connected(connection);
      });
      say(`229 Entering (|||${port}|)`);
    }

    async function store(path: string): Promise<void> {
      const answer = ftp.answer(path);
      const connection = await data;
      if (answer === "full") {
        say("552 Quota exceeded");
        connection.destroy();
      } else if (answer === "breaks off") {
        files.set(path, Buffer.from("half"));
        connection.destroy();
        socket.destroy();
      } else if (answer === "resets and refuses" || !folders.has(dirname(path))) {
        connection.resetAndDestroy();
        setTimeout(() => say("550 Permission denied"), 20);
      } else {
        say("150 Go on");
        const parts = await connection.toArray();
        files.set(path, Buffer.concat(parts));
        say("226 Done");
      }
    }

    async function send(content: Buffer): Promise<void> {
      const connection = await data;
      say("150 Here it comes");
      connection.end(content);
      say("226 Done");
    }

    const commands: Record<string, (argument: string) => unknown> = {
      user: () => say("331 Password"),
      pass: (password) => say(password === "geheim" ? "230 In" : "530 Login incorrect."),
      feat: () => say("211-\r\n MLST type*;size*;\r\n211 End"),
      cwd: (path) => {
        folder = at(path);
        say(folders.has(folder) ? "250 There" : "550 No such folder");
      },
      epsv: openData,
      stor: (path) => store(at(path)),
      retr: (path) => send(files.get(at(path)) ?? Buffer.of()),
      size: (path) => say(files.has(at(path)) ? `213 ${files.get(at(path))?.length}` : "550 None"),
      mkd: (path) => {
        const isRefused = folders.has(at(path)) || ftp.answer(at(path)) === "resets and refuses";
        folders.add(isRefused ? "/" : at(path));
        say(isRefused ? "550 Permission denied" : "257 Made");
      },
      rmd: (path) => say(folders.delete(at(path)) ? "250 Gone" : "550 None"),
      dele: (path) => say(files.delete(at(path)) ? "250 Gone" : "550 None"),
      rnfr: (path) => {
        renamed = at(path);
        say("350 To what");
      },
      rnto: (path) => {
        files.set(at(path), files.get(renamed) ?? Buffer.of());
        files.delete(renamed);
        say("250 Renamed");
      },
    };
    const lines = createInterface(socket).on("error", () => {});
    lines.on("line", (line) => {
      told.push(line);
      const [, command = "", argument = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      (
        commands[command.toLowerCase()] ??
        (() => say(command === "AUTH" ? "502 No TLS" : "200 Yes"))
      )(argument);
    });
    say("220 FTP");
  }

  const { server, port } = await listen(serve);
  onTestFinished(() => {
    server.close();
  });
  return Object.assign(ftp, { port });
}
