import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.setNoDelay(true).on("error", () => socket.destroy());
    onConnection(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** An FTP server for a test, without TLS, with one folder of files in memory. */
export async function startFtp() {
  const files = new Map<string, string>();
  const ftp = {
    files,
    told: [] as string[],
    port: 0,
    /** What the server says in the place of its own answer; "" for a line that breaks off. */
    answer: (_line: string): string | undefined => undefined,
  };

  function serve(socket: Socket): void {
    let renamed = "";
    let data = Promise.withResolvers<Socket>();
    const say = (line: string) => socket.write(`${line}\r\n`);
    const gone = (path: string) => (files.delete(path) ? "250 Gone" : "550 None");

    const commands: Record<string, (argument: string) => string | Promise<string>> = {
      auth: () => "502 No TLS",
      user: () => "331 Password",
      pass: (password) => (password === "geheim" ? "230 In" : "530 Login incorrect."),
      cwd: (path) => (path === "/www" ? "250 There" : "550 No such folder"),
      epsv: async () => {
        data = Promise.withResolvers();
        const { server, port } = await listen((connection) => {
          server.close();
          data.resolve(connection);
        });
        return `229 Entering (|||${port}|)`;
      },
      stor: async (path) => {
        say("150 Go on");
        files.set(path, await text(await data.promise));
        return "226 Done";
      },
      retr: async (path) => {
        say("150 Here it comes");
        (await data.promise).end(files.get(path) ?? "");
        return "226 Done";
      },
      size: (path) => (files.has(path) ? `213 ${files.get(path)?.length}` : "550 None"),
      dele: gone,
      rnfr: (path) => {
        renamed = path;
        return "350 To what";
      },
      rnto: (path) => {
        files.set(path, files.get(renamed) ?? "");
        return gone(renamed);
      },
    };
    const lines = createInterface(socket).on("error", () => {});
    lines.on("line", async (line) => {
      ftp.told.push(line);
      const [, command = "", argument = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
      const said =
        ftp.answer(line) ?? (await commands[command.toLowerCase()]?.(argument)) ?? "200 Yes";
      if (said === "") {
        files.set(argument, "half");
        socket.destroy();
      } else {
        say(said);
      }
    });
    say("220 FTP");
  }

  const { server, port } = await listen(serve);
  onTestFinished(() => {
    server.close();
  });
  return Object.assign(ftp, { port });
}
