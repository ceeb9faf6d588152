/** The answer of the mail service; status 0 without an answer. */
export interface Answer {
  status: number;
  text: string;
  /** 0 when the service asks for no pause. */
  retryAfterSeconds: number;
}

// A connection without progress for this long is considered broken.
const silenceMs = 60_000;
// When all bytes are sent, the SMTP server still needs time.
const answerMs = 120_000;

/** Posts a form with files and reports its progress, which fetch cannot. Never rejects. */
export function postFiles(
  url: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const start = performance.now();
    const giveUpAfter = (milliseconds: number) => {
      request.timeout = performance.now() - start + milliseconds;
    };
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpAfter(silenceMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => giveUpAfter(answerMs);
    request.onloadend = () => {
      const seconds = Number.parseInt(request.getResponseHeader("Retry-After") ?? "", 10);
      // Another page at this address may also answer 200. Only the service answers "OK".
      const isReceipt = request.responseURL === url && request.responseText === "OK";
      const isFromElsewhere = request.status === 200 && !isReceipt;
      resolve({
        status: isFromElsewhere ? 0 : request.status,
        text: request.responseText,
        retryAfterSeconds: seconds || 0,
      });
    };
    request.open("POST", url);
    giveUpAfter(silenceMs);
    request.send(form);
  });
}
