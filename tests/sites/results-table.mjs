const SYMBOLS = { true: '✔', false: '✖', undefined: '–' };

/**
 * A table with a row for each variation and a column for each test. Titles of
 * tests are long, so that columns have letters.
 *
 * @param {import('../setup/record-steps.mjs').Run} run
 */
export function formatRun( { title, command, variations } ) {
	const rows = Object.entries( variations );
	const steps = [
		...new Set( rows.flatMap( ( [ , row ] ) => Object.keys( row.steps ) ) ),
	];
	const letters = steps.map( ( _, index ) =>
		String.fromCharCode( 'A'.charCodeAt( 0 ) + index )
	);
	const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	return [
		`## ${ title }`,
		`Made by \`${ command }\`.`,
		[
			line( [ '', ...letters, 'Date' ] ),
			line( [ '---', ...letters.map( () => ':-:' ), '---' ] ),
			...rows.map( ( [ name, { date, steps: results } ] ) =>
				line( [
					name,
					...steps.map(
						( step ) => SYMBOLS[ String( results[ step ] ) ]
					),
					date,
				] )
			),
		].join( '\n' ),
		steps
			.map( ( step, index ) => `${ letters[ index ] }: ${ step }` )
			.join( '  \n' ),
	].join( '\n\n' );
}

/**
 * Reads what formatRun() wrote, so that results of other machines stay.
 *
 * @param {string} text Page with any number of runs.
 * @return {import('../setup/record-steps.mjs').Run[]} Returns the runs.
 */
export function parseRuns( text ) {
	return text
		.split( /^## /m )
		.slice( 1 )
		.map( ( section ) => {
			const lines = section.split( '\n' );
			const steps = lines.flatMap(
				( line ) => line.match( /^[A-Z]: (.*?)\s*$/ )?.[ 1 ] ?? []
			);
			const rows = lines
				.filter( ( line ) => line.startsWith( '| ' ) )
				.slice( 2 )
				.map( ( line ) => line.split( '|' ).slice( 1, -1 ) )
				.map( ( cells ) => cells.map( ( cell ) => cell.trim() ) );
			return {
				title: lines[ 0 ],
				command: section.match( /^Made by `(.*)`\.$/m )?.[ 1 ] ?? '',
				variations: Object.fromEntries(
					rows.map( ( [ name, ...cells ] ) => [
						name,
						{
							date: cells.at( -1 ) ?? '',
							steps: Object.fromEntries(
								steps
									.map( ( step, index ) => [
										step,
										cells[ index ],
									] )
									.filter(
										( [ , cell ] ) =>
											cell !== SYMBOLS.undefined
									)
									.map( ( [ step, cell ] ) => [
										step,
										cell === SYMBOLS.true,
									] )
							),
						},
					] )
				),
			};
		} );
}

/**
 * Adds runs to those of the page. New results of a variation replace its
 * earlier ones.
 *
 * @param {import('../setup/record-steps.mjs').Run[]} earlier
 * @param {import('../setup/record-steps.mjs').Run[]} runs
 */
export function mergeRuns( earlier, runs ) {
	const merged = new Map( earlier.map( ( run ) => [ run.title, run ] ) );
	for ( const run of runs ) {
		merged.set( run.title, {
			...run,
			variations: {
				...merged.get( run.title )?.variations,
				...run.variations,
			},
		} );
	}
	return [ ...merged.values() ];
}
