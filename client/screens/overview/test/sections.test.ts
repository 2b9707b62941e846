import fc from 'fast-check';
import {
	addSection,
	moveSection,
	readSections,
	removeSection,
	renameSection,
	toggleBlock,
	writeSections,
} from '../sections';
import type { SectionDefinition } from '../types';

const define = ( key: string, hiddenBlocks: string[] = [] ) => ( {
	key,
	title: `Title of ${ key }`,
	component: () => null,
	isVisible: true,
	hiddenBlocks,
} );

const definitions: SectionDefinition[] = [
	define( 'performance', [ 'a' ] ),
	define( 'charts', [ 'b', 'c' ] ),
	define( 'leaderboards' ),
];

const keysOf = ( sections: readonly { key: string }[] ) =>
	sections.map( ( { key } ) => key );

describe( 'readSections', () => {
	it( 'returns the definitions without a preference', () => {
		for ( const saved of [ undefined, '', null, [], {}, 7 ] ) {
			expect( readSections( definitions, saved ) ).toEqual( definitions );
		}
	} );

	it( 'keeps the saved order, titles and blocks, and adds new sections', () => {
		const sections = readSections( definitions, [
			{
				key: 'leaderboards',
				title: 'Best of',
				isVisible: false,
				hiddenBlocks: [ 'coupons' ],
				icon: { $$typeof: 'junk' },
			},
			{ key: 'performance' },
		] );
		expect( keysOf( sections ) ).toEqual( [
			'leaderboards',
			'performance',
			'charts',
		] );
		expect( sections[ 0 ] ).toMatchObject( {
			title: 'Best of',
			isVisible: false,
			hiddenBlocks: [ 'coupons' ],
			component: definitions[ 2 ]?.component,
		} );
		expect( sections[ 1 ] ).toEqual( definitions[ 0 ] );
	} );

	it( 'puts new sections first that are first by default', () => {
		const read = ( keys: string[] ) =>
			keysOf(
				readSections(
					[ define( 'views' ), ...definitions, define( 'other' ) ],
					keys.map( ( key ) => ( { key } ) )
				)
			);
		expect( read( [ 'charts', 'performance', 'leaderboards' ] ) ).toEqual( [
			'views',
			'charts',
			'performance',
			'leaderboards',
			'other',
		] );
		expect( read( [ 'charts', 'views' ] ).slice( 0, 2 ) ).toEqual( [
			'charts',
			'views',
		] );
	} );

	it( 'cuts long titles between characters', () => {
		const title = `x${ '😀'.repeat( 100 ) }`;
		expect(
			readSections( definitions, [ { key: 'performance', title } ] )[ 0 ]
				?.title
		).toBe( `x${ '😀'.repeat( 99 ) }` );
	} );

	it( 'reads a list that PHP has encoded as an object', () => {
		const saved = { 0: { key: 'charts' }, 2: { key: 'performance' } };
		expect( keysOf( readSections( definitions, saved ) ) ).toEqual( [
			'charts',
			'performance',
			'leaderboards',
		] );
	} );

	it( 'ignores invalid preferences', () => {
		const junk = fc.oneof(
			fc.anything(),
			fc.array(
				fc.record(
					{
						key: fc.oneof(
							fc.constantFrom(
								'charts',
								'performance',
								'__proto__',
								'constructor'
							),
							fc.anything()
						),
						title: fc.anything(),
						isVisible: fc.anything(),
						hiddenBlocks: fc.anything(),
						component: fc.anything(),
					},
					{ requiredKeys: [] }
				)
			)
		);
		fc.assert(
			fc.property( junk, ( saved ) => {
				const sections = readSections( definitions, saved );
				expect( keysOf( sections ).sort() ).toEqual(
					keysOf( definitions ).sort()
				);
				for ( const section of sections ) {
					expect( section.title ).toMatch( /\S/ );
					expect( typeof section.isVisible ).toBe( 'boolean' );
					expect( typeof section.component ).toBe( 'function' );
					expect(
						section.hiddenBlocks.every(
							( block ) => typeof block === 'string'
						)
					).toBe( true );
				}
			} )
		);
	} );
} );

describe( 'writeSections', () => {
	it( 'writes what readSections() restores', () => {
		const changed = toggleBlock(
			renameSection(
				moveSection(
					removeSection( definitions, 'charts' ),
					'leaderboards',
					-1
				),
				definitions,
				'performance',
				'How we do'
			),
			'leaderboards',
			'customers'
		);
		const saved = JSON.parse(
			JSON.stringify( writeSections( changed, definitions, '' ) )
		);
		expect( readSections( definitions, saved ) ).toEqual( changed );
	} );

	it( 'leaves out default titles', () => {
		expect(
			writeSections( definitions, definitions, '' ).some(
				( entry ) => 'title' in entry
			)
		).toBe( false );
	} );

	it( 'keeps the section of an inactive plugin', () => {
		const saved = [
			{ key: 'acme', title: 'Acme', hiddenBlocks: [ 'x' ] },
			{ key: 'charts' },
		];
		expect(
			writeSections( definitions, definitions, saved )
		).toContainEqual( {
			key: 'acme',
			title: 'Acme',
			isVisible: true,
			hiddenBlocks: [ 'x' ],
		} );
	} );
} );

describe( 'changing sections', () => {
	it( 'skips hidden sections when moving', () => {
		const sections = removeSection( definitions, 'charts' );
		expect( keysOf( moveSection( sections, 'leaderboards', -1 ) ) ).toEqual(
			[ 'leaderboards', 'performance', 'charts' ]
		);
		expect( keysOf( moveSection( sections, 'performance', 1 ) ) ).toEqual( [
			'charts',
			'leaderboards',
			'performance',
		] );
	} );

	it( 'does not move a section beyond the edge, nor an unknown section', () => {
		for ( const [ key, by ] of [
			[ 'performance', -1 ],
			[ 'leaderboards', 1 ],
			[ 'nothing', 1 ],
		] as const ) {
			expect( moveSection( definitions, key, by ) ).toEqual(
				definitions
			);
		}
	} );

	it( 'adds a removed section at the end', () => {
		const sections = addSection(
			removeSection( definitions, 'performance' ),
			'performance'
		);
		expect( keysOf( sections ) ).toEqual( [
			'charts',
			'leaderboards',
			'performance',
		] );
		expect( sections.every( ( { isVisible } ) => isVisible ) ).toBe( true );
	} );

	it( 'restores the default title for an empty one', () => {
		const renamed = renameSection(
			definitions,
			definitions,
			'charts',
			'  Lines '
		);
		expect( renamed[ 1 ]?.title ).toBe( 'Lines' );
		expect(
			renameSection( renamed, definitions, 'charts', ' ' )[ 1 ]?.title
		).toBe( 'Title of charts' );
	} );

	it( 'hides and shows a block', () => {
		const hidden = toggleBlock( definitions, 'charts', 'd' );
		expect( hidden[ 1 ]?.hiddenBlocks ).toEqual( [ 'b', 'c', 'd' ] );
		expect(
			toggleBlock( hidden, 'charts', 'b' )[ 1 ]?.hiddenBlocks
		).toEqual( [ 'c', 'd' ] );
	} );
} );
