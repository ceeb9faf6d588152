import { TickList } from "@/ui/TickList";
import styles from "./WorkNotes.module.css";

type Lists = "includes" | "raises" | "lowers";
type Facts = "drying" | "warranty";

interface Props {
  service: Record<Lists, string[]> & Record<Facts | "basis", string>;
  words: Record<Lists | Facts, string>;
}

/** What the amount includes, what moves it, how long the work dries and what is guaranteed. */
export function WorkNotes({ service, words }: Props) {
  return (
    <div className={styles.notes}>
      <div>
        <h3>{words.includes}</h3>
        <TickList items={service.includes} columns={1} />
      </div>
      {(["raises", "lowers"] as const).map((list) => (
        <div key={list} className={styles[list]}>
          <h3>{words[list]}</h3>
          <ul>
            {service[list].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <dl>
        {(["drying", "warranty"] as const).map((fact) => (
          <div key={fact}>
            <dt>{words[fact]}</dt>
            <dd>{service[fact]}</dd>
          </div>
        ))}
      </dl>
      <p>{service.basis}</p>
    </div>
  );
}
