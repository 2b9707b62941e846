import { render, screen } from '@testing-library/react';
import { OverlapNotice } from '../overlap-notice';

const custom = ( changes: Record< string, string > ) => ( {
	period: 'custom',
	after: '2024-01-01',
	before: '2025-12-31',
	compare: 'previous_year',
	...changes,
} );

it( 'shows the days that are in both periods', () => {
	render( <OverlapNotice query={ custom( {} ) } /> );
	expect(
		screen.getByText( 'The periods overlap: Jan 1 - Dec 31, 2024.' )
	).toBeInTheDocument();
} );

it.each( [
	[ 'separate periods', { after: '2025-01-01' } ],
	[ 'the previous period', { compare: 'previous_period' } ],
	[ 'no comparison', { compare: 'none' } ],
] )( 'is empty for %s', ( _case, changes ) => {
	const { container } = render(
		<OverlapNotice query={ custom( changes ) } />
	);
	expect( container ).toBeEmptyDOMElement();
} );

it( 'detects a custom comparison that ends within the period', () => {
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
		screen.getByText( 'The periods overlap: Jan 1, 2024.' )
	).toBeInTheDocument();
} );
