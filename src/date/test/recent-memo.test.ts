import { createRecentMemo } from '../recent-memo';

describe( 'createRecentMemo', () => {
	it( 'stores the latest results only', () => {
		const remember = createRecentMemo< object >( 2 );
		const first = remember( 'a', () => ( {} ) );
		expect( remember( 'a', () => ( {} ) ) ).toBe( first );
		remember( 'b', () => ( {} ) );
		expect( remember( 'a', () => ( {} ) ) ).toBe( first );
		remember( 'c', () => ( {} ) );
		expect( remember( 'a', () => ( {} ) ) ).not.toBe( first );
	} );
} );
