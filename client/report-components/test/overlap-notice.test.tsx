import { render, screen } from '@testing-library/react';
import { OverlapNotice } from '../overlap-notice';

const custom = ( changes: Record< string, string > ) => ( {
	period: 'custom',
	after: '2024-01-01',
	before: '2025-12-31',
	compare: 'previous_year',
	...changes,
} );

it( 'tells the days that both ranges hold', () => {
	render( <OverlapNotice query={ custom( {} ) } /> );
	expect(
		screen.getByText( /Both ranges hold Jan 1 - Dec 31, 2024/ )
	).toBeInTheDocument();
} );

it.each( [
	[ 'ranges apart', { after: '2025-01-01' } ],
	[ 'the range before', { compare: 'previous_period' } ],
	[ 'no comparison', { compare: 'none' } ],
] )( 'says nothing of %s', ( _what, changes ) => {
	const { container } = render(
		<OverlapNotice query={ custom( changes ) } />
	);
	expect( container ).toBeEmptyDOMElement();
} );

it( 'sees a custom range that ends in the chosen one', () => {
	render(
		<OverlapNotice
			query={ custom( {
				compare: 'custom',
				compare_after: '2023-06-01',
				compare_before: '2024-01-01',
			} ) }
		/>
	);
	expect(
		screen.getByText( /Both ranges hold Jan 1, 2024:/ )
	).toBeInTheDocument();
} );
