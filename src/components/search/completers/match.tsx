import { toLowerCase } from '../../lower-case';

/** Finds the search text, ignoring case, and splits the text around it. */
export function findMatch( text: string, query: string ) {
	const at = query ? toLowerCase( text ).indexOf( toLowerCase( query ) ) : -1;
	return at === -1
		? undefined
		: {
				before: text.slice( 0, at ),
				match: text.slice( at, at + query.length ),
				after: text.slice( at + query.length ),
		  };
}

interface Props {
	text: string;
	query: string;
}

/** A label with the search text highlighted. */
export function Match( { text, query }: Props ) {
	const found = findMatch( text, query.trim() );
	return (
		<span className="woocommerce-search__result-name">
			{ found ? (
				<>
					{ found.before }
					<strong className="components-form-token-field__suggestion-match">
						{ found.match }
					</strong>
					{ found.after }
				</>
			) : (
				text
			) }
		</span>
	);
}
