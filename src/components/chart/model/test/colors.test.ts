import { interpolateViridis } from 'd3-scale-chromatic';

import { getSlotColor } from '../colors';

type Triple = [ number, number, number ];

/** Linear RGB of a color `#rrggbb`. */
function toLight( color: string ): Triple {
	const light = ( at: number ) => {
		const share = parseInt( color.slice( at, at + 2 ), 16 ) / 255;
		return share <= 0.04045
			? share / 12.92
			: Math.pow( ( share + 0.055 ) / 1.055, 2.4 );
	};
	return [ light( 1 ), light( 3 ), light( 5 ) ];
}

const getLuminance = ( color: string ) => {
	const [ r, g, b ] = toLight( color );
	return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};

const getContrast = ( color: string, surface: string ) => {
	const values = [ getLuminance( color ), getLuminance( surface ) ];
	return Math.max( ...values ) / Math.min( ...values );
};

/**
 * Simulation of color vision deficiencies by Machado, Oliveira and Fernandes
 * (2009).
 */
const VISIONS: Record< string, Triple[] > = {
	'every color': [
		[ 1, 0, 0 ],
		[ 0, 1, 0 ],
		[ 0, 0, 1 ],
	],
	protanopia: [
		[ 0.152286, 1.052583, -0.204868 ],
		[ 0.114503, 0.786281, 0.099216 ],
		[ -0.003882, -0.048116, 1.051998 ],
	],
	deuteranopia: [
		[ 0.367322, 0.860646, -0.227968 ],
		[ 0.280085, 0.672501, 0.047413 ],
		[ -0.01182, 0.04294, 0.968881 ],
	],
	tritanopia: [
		[ 1.255528, -0.076749, -0.178779 ],
		[ -0.078411, 0.930809, 0.147602 ],
		[ 0.004733, 0.691367, 0.3039 ],
	],
	'no color': [
		[ 0.2126, 0.7152, 0.0722 ],
		[ 0.2126, 0.7152, 0.0722 ],
		[ 0.2126, 0.7152, 0.0722 ],
	],
};

const apply = ( rows: Triple[], [ r, g, b ]: Triple ): Triple => {
	const [ x = 0, y = 0, z = 0 ] = rows.map( ( row ) =>
		Math.min( 1, Math.max( 0, row[ 0 ] * r + row[ 1 ] * g + row[ 2 ] * b ) )
	);
	return [ x, y, z ];
};

/** CIE L*a*b* of linear RGB. */
function toLab( [ r, g, b ]: Triple ): Triple {
	const f = ( t: number ) =>
		t > 0.008856 ? Math.cbrt( t ) : 7.787 * t + 16 / 116;
	const x = f( ( 0.4124 * r + 0.3576 * g + 0.1805 * b ) / 0.95047 );
	const y = f( 0.2126 * r + 0.7152 * g + 0.0722 * b );
	const z = f( ( 0.0193 * r + 0.1192 * g + 0.9505 * b ) / 1.08883 );
	return [ 116 * y - 16, 500 * ( x - y ), 200 * ( y - z ) ];
}

const colorsOf = ( count: number ) =>
	Array.from( { length: count }, ( _, slot ) => getSlotColor( slot, count ) );

const SURFACES = [
	[ 'light', '#ffffff' ],
	[ 'dark', '#1d2327' ],
] as const;
const CASES = SURFACES.flatMap( ( [ name, surface ] ) =>
	[ 1, 2, 3, 4, 5 ].map( ( count ) => [ count, name, surface ] as const )
);

describe.each( CASES )(
	'colors of %d slots in %s',
	( count, name, surface ) => {
		beforeEach( () => {
			document.body.classList.toggle(
				'is-storedeck-dark',
				name === 'dark'
			);
		} );
		afterEach( () => {
			document.body.classList.remove( 'is-storedeck-dark' );
		} );

		it( 'has colors with enough contrast on the surface', () => {
			for ( const color of colorsOf( count ) ) {
				expect( getContrast( color, surface ) ).toBeGreaterThanOrEqual(
					3
				);
			}
		} );

		// About 2.3 is a just noticeable difference.
		it.each( Object.keys( VISIONS ) )(
			'has colors that can be distinguished with %s',
			( vision ) => {
				const seen = colorsOf( count ).map( ( color ) =>
					toLab( apply( VISIONS[ vision ] ?? [], toLight( color ) ) )
				);
				seen.forEach( ( a, place ) =>
					seen.slice( place + 1 ).forEach( ( b ) => {
						const distance = Math.hypot(
							a[ 0 ] - b[ 0 ],
							a[ 1 ] - b[ 1 ],
							a[ 2 ] - b[ 2 ]
						);
						expect( distance ).toBeGreaterThan( 10 );
					} )
				);
			}
		);

		it( 'uses colors of the viridis scale, beginning with the highest contrast', () => {
			const scale = Array.from( { length: 256 }, ( _, step ) =>
				interpolateViridis( step / 255 )
			);
			const places = colorsOf( count ).map( ( color ) =>
				scale.indexOf( color )
			);
			expect( places ).not.toContain( -1 );
			const sign = name === 'dark' ? -1 : 1;
			expect( places ).toEqual(
				[ ...places ].sort( ( a, b ) => sign * ( a - b ) )
			);
		} );
	}
);

describe( 'getSlotColor', () => {
	it( 'returns a color for a slot beyond the count', () => {
		expect( getSlotColor( 3, 2 ) ).toBe( getSlotColor( 3, 4 ) );
		expect( getSlotColor( 0, 0 ) ).toBe( '#375a8c' );
		expect( getSlotColor( 7, 1 ) ).toBe( '#375a8c' );
	} );

	it( 'has colors for at most five slots', () => {
		expect( getSlotColor( 0, 6 ) ).toBe( '#440154' );
		expect( getSlotColor( 3, 9 ) ).toBe( '#26818e' );
	} );
} );
