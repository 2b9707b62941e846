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
