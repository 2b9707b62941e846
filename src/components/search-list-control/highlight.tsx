import { toLowerCase } from '../lower-case';

interface HighlightProps {
	text: string;
	/** Text to highlight, ignoring case. */
	search: string;
}

/**
 * A text with all occurrences of the search text highlighted.
 *
 * @param props See `HighlightProps`.
 */
export function Highlight( { text, search }: HighlightProps ) {
	const searchText = toLowerCase( search );
	const parts: React.ReactNode[] = [];
	let from = 0;
	let at = searchText ? toLowerCase( text ).indexOf( searchText ) : -1;
	while ( at >= 0 ) {
		const end = at + searchText.length;
		parts.push(
			text.slice( from, at ),
			<strong key={ at }>{ text.slice( at, end ) }</strong>
		);
		from = end;
		at = toLowerCase( text ).indexOf( searchText, from );
	}
	return (
		<>
			{ parts }
			{ text.slice( from ) }
		</>
	);
}
