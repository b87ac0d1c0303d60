export function NotFetched({ title, text }: { title: string; text: string }) {
  return (
    <p className="quiet" role="alert">
      <b>{title}</b>
      <span>.</span> <span>{text}</span>
    </p>
  );
}
