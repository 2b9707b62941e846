const NAMES = {
	ours: 'this chart',
	woocommerce: '@woocommerce/components',
	uplot: 'uPlot',
};
const MEASUREMENTS = {
	paint: 'First paint',
	update: 'Update',
	hover: 'Hover (script)',
	resize: 'Resize',
};

const write = ( time ) =>
	time === null || time === undefined
		? 'did not finish'
		: `${ time < 100 ? time.toFixed( 1 ) : Math.round( time ) } ms`;

export function printTables( results, sizes ) {
	for ( const [ key, title ] of Object.entries( MEASUREMENTS ) ) {
		console.log( `\n| ${ title } | ${ sizes.join( ' | ' ) } |` );
		console.log( `|---|${ sizes.map( () => '---:' ).join( '|' ) }|` );
		for ( const contender of Object.keys( results ) ) {
			const times = sizes.map( ( size ) =>
				write( results[ contender ][ size ]?.[ key ] )
			);
			console.log(
				`| ${ NAMES[ contender ] } | ${ times.join( ' | ' ) } |`
			);
		}
	}
}

const MAX_HOVER = 4;
/** What takes less is there at once anyway. */
const NOTICED = 50;
const MAX_GZIP = 35_000;
const LARGEST = '100,000 × 5';

/** Says which goals are met. */
export function judge( { ours, woocommerce, uplot }, gzip ) {
	const goals = [
		[
			`hover takes less than ${ MAX_HOVER } ms of script at every size`,
			Object.values( ours ).every(
				( { hover } ) => hover !== null && hover < MAX_HOVER
			),
		],
		[
			`first paint of ${ LARGEST } within twice the time of uPlot`,
			ours[ LARGEST ].paint !== null &&
				ours[ LARGEST ].paint <= 2 * uplot[ LARGEST ].paint,
		],
		[ `script below ${ MAX_GZIP } B`, gzip <= MAX_GZIP ],
	];
	for ( const [ name, { paint, update, resize } ] of Object.entries(
		ours
	) ) {
		const theirs = woocommerce[ name ];
		for ( const [ key, time ] of Object.entries( {
			paint,
			update,
			resize,
		} ) ) {
			if ( theirs?.[ key ] > NOTICED ) {
				goals.push( [
					`${ MEASUREMENTS[
						key
					].toLowerCase() } of ${ name } five times faster (${ (
						theirs[ key ] / time
					).toFixed( 1 ) }×)`,
					time * 5 <= theirs[ key ],
				] );
			}
		}
	}
	console.log( '' );
	for ( const [ goal, isMet ] of goals ) {
		console.log( `${ isMet ? '✓' : '✗' } ${ goal }` );
	}
	return goals.every( ( [ , isMet ] ) => isMet );
}
