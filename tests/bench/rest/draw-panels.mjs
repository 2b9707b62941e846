/*
 * Draws small charts of numbers by size, as SVG: both axes are logarithmic, so a
 * number that grows in proportion to the size is a diagonal line.
 */
const COLUMNS = 4;
const WIDTH = 260;
const HEIGHT = 170;
const PADDING = { left: 34, right: 12, top: 30, bottom: 24 };
const HEADER = 60;
const COLORS = [ '#2271b1', '#d63638', '#dba617', '#00a32a', '#646970' ];
const DECADES = [ 0.1, 1, 10, 100, 1000, 10000 ];

const escape = ( text ) =>
	text.replace( /[&<>"]/g, ( sign ) => `&#${ sign.charCodeAt( 0 ) };` );
const text = ( x, y, content, more = '' ) =>
	`<text x="${ x }" y="${ y }" ${ more }>${ escape( content ) }</text>`;

/** A scale from numbers to pixels. */
const createScale = ( [ min, max ], [ first, last ] ) => {
	const range = Math.log( max / min ) || 1;
	return ( value ) =>
		Number(
			(
				first +
				( Math.log( Math.max( value, min ) / min ) / range ) *
					( last - first )
			).toFixed( 1 )
		);
};

/**
 * The powers of ten around some values.
 *
 * @return {[ number, number ]} Smallest and largest.
 */
function getRange( /** @type {number[]} */ values ) {
	const known = values.filter( ( value ) => value > 0 );
	const [ min, max ] = [ Math.min( 1, ...known ), Math.max( 10, ...known ) ];
	return [
		DECADES.findLast( ( decade ) => decade <= min ) ?? DECADES[ 0 ],
		DECADES.find( ( decade ) => decade >= max ) ?? max,
	];
}

/** A chart with a line for each number. */
function drawPanel( title, list, lines, sizes ) {
	const range = getRange(
		list.flatMap( ( result ) => lines.map( ( line ) => result[ line ] ) )
	);
	const x = createScale(
		[ Math.min( ...sizes ), Math.max( ...sizes ) ],
		[ PADDING.left, WIDTH - PADDING.right ]
	);
	const y = createScale( range, [ HEIGHT - PADDING.bottom, PADDING.top ] );
	const [ left, right ] = [ PADDING.left, WIDTH - PADDING.right ];
	const grid = DECADES.filter(
		( decade ) => decade >= range[ 0 ] && decade <= range[ 1 ]
	).map(
		( decade ) =>
			`<path d="M${ left } ${ y(
				decade
			) }H${ right }" stroke="#dcdcde"/>` +
			text(
				left - 4,
				y( decade ) + 3,
				String( decade ),
				'text-anchor="end"'
			)
	);
	const labels = sizes.map( ( size ) =>
		text(
			x( size ),
			HEIGHT - 8,
			new Intl.NumberFormat( 'en-US', { notation: 'compact' } ).format(
				size
			),
			'text-anchor="middle"'
		)
	);
	const paths = lines.map( ( line, index ) => {
		const points = list.map(
			( result, place ) =>
				`${ x( sizes[ place ] ) } ${ y( result[ line ] ) }`
		);
		const dash = line === 'mb' ? ' stroke-dasharray="3 3"' : '';
		const dots = points.map( ( point ) => {
			const [ cx, cy ] = point.split( ' ' );
			return `<circle cx="${ cx }" cy="${ cy }" r="2" fill="${ COLORS[ index ] }"/>`;
		} );
		return points.length
			? `<path d="M${ points.join( 'L' ) }" fill="none" stroke="${
					COLORS[ index ]
			  }"${ dash }/>${ dots.join( '' ) }`
			: '';
	} );
	return [
		text( 4, 14, title, 'font-weight="bold"' ),
		...grid,
		...labels,
		...paths,
	].join( '' );
}

/**
 * @param {Object}                                   options
 * @param {string}                                   options.title
 * @param {number[]}                                 options.sizes  At least one.
 * @param {string[]}                                 options.lines  Names of the numbers.
 * @param {Record<string, Record<string, number>[]>} options.panels Title => numbers by name, for each of the first sizes.
 * @return {string} SVG.
 */
export function drawPanels( { title, sizes, lines, panels } ) {
	const entries = Object.entries( panels );
	const height = HEADER + Math.ceil( entries.length / COLUMNS ) * HEIGHT;
	const legend = lines.map(
		( line, index ) =>
			`<rect x="${
				4 + index * 110
			}" y="34" width="12" height="4" fill="${ COLORS[ index ] }"/>` +
			text( 20 + index * 110, 40, line )
	);
	const charts = entries.map(
		( [ name, list ], index ) =>
			`<g transform="translate(${ ( index % COLUMNS ) * WIDTH } ${
				HEADER + Math.floor( index / COLUMNS ) * HEIGHT
			})">${ drawPanel( name, list, lines, sizes ) }</g>`
	);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${
			COLUMNS * WIDTH
		} ${ height }" font-family="sans-serif" font-size="9" fill="#1d2327">`,
		'<rect width="100%" height="100%" fill="#fff"/>',
		text( 4, 20, title, 'font-size="14"' ),
		...legend,
		...charts,
		'</svg>\n',
	].join( '\n' );
}
