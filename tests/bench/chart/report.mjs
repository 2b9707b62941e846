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

const formatTime = ( time ) =>
	time === null || time === undefined
		? 'did not finish'
		: `${ time < 100 ? time.toFixed( 1 ) : Math.round( time ) } ms`;

export function printTables( results, sizes ) {
	for ( const [ key, title ] of Object.entries( MEASUREMENTS ) ) {
		console.log( `\n| ${ title } | ${ sizes.join( ' | ' ) } |` );
		console.log( `|---|${ sizes.map( () => '---:' ).join( '|' ) }|` );
		for ( const chart of Object.keys( results ) ) {
			const times = sizes.map( ( size ) =>
				formatTime( results[ chart ][ size ]?.[ key ] )
			);
			console.log( `| ${ NAMES[ chart ] } | ${ times.join( ' | ' ) } |` );
		}
	}
}

const MAX_HOVER = 4;
/** Times of the reference chart below this are not noticeable and not compared, in ms. */
const NOTICEABLE = 50;
const MAX_GZIP = 35_000;
const LARGEST = '100,000 × 5';

/** Prints the goals and whether they are met. Returns whether all of them are. */
export function checkGoals( { ours, woocommerce, uplot }, gzip ) {
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
		const reference = woocommerce[ name ];
		for ( const [ key, time ] of Object.entries( {
			paint,
			update,
			resize,
		} ) ) {
			if ( reference?.[ key ] > NOTICEABLE ) {
				goals.push( [
					`${ MEASUREMENTS[
						key
					].toLowerCase() } of ${ name } five times faster (${ (
						reference[ key ] / time
					).toFixed( 1 ) }×)`,
					time * 5 <= reference[ key ],
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
