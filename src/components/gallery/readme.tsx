/** Returns the first paragraph of a README. */
export function getPurpose( readme: string ) {
	const [ , purpose = '' ] = readme.trim().split( /\n{2,}/ );
	return purpose.replace( /\s+/g, ' ' );
}

/** Renders text between backticks as code. */
export function WithCode( { text }: { text: string } ) {
	return (
		<>
			{ text
				.split( '`' )
				.map( ( part, index ) =>
					index % 2 ? <code key={ index }>{ part }</code> : part
				) }
		</>
	);
}

interface ReadmeProps {
	folder: string;
	readme: string;
}

/**
 * The collapsed README of a widget.
 *
 * @param props See `ReadmeProps`.
 */
export function Readme( { folder, readme }: ReadmeProps ) {
	return readme ? (
		<details className="storedeck-gallery__readme">
			<summary>
				README <code>src/components/{ folder }/README.md</code>
			</summary>
			<pre>{ readme }</pre>
		</details>
	) : null;
}
