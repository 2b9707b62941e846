interface HighlightProps {
	text: string;
	/** What to find in it, whatever the case. */
	search: string;
}

/** Letters in lower case, where that leaves each in its place. */
const lower = ( text: string ) => {
	const result = text.toLowerCase();
	return result.length === text.length ? result : text;
};

/**
 * A text with every place marked where what was typed is found.
 *
 * @param props See `HighlightProps`.
 */
export function Highlight( { text, search }: HighlightProps ) {
	const wanted = lower( search );
	const parts: React.ReactNode[] = [];
	let from = 0;
	let at = wanted ? lower( text ).indexOf( wanted ) : -1;
	while ( at >= 0 ) {
		const end = at + wanted.length;
		parts.push(
			text.slice( from, at ),
			<strong key={ at }>{ text.slice( at, end ) }</strong>
		);
		from = end;
		at = lower( text ).indexOf( wanted, from );
	}
	return (
		<>
			{ parts }
			{ text.slice( from ) }
		</>
	);
}
