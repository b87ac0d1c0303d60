type ThreeProps = { items: { id: string; title: string; text: string }[]; numbered?: boolean };

/** Three short texts side by side; numbered if they are steps. */
export function Three({ items, numbered }: ThreeProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? 'three numbered' : 'three'}>
      {items.map((item) => (
        <li key={item.id}>
          <h3>{item.title}</h3>
          <p className="quiet">{item.text}</p>
        </li>
      ))}
    </List>
  );
}
