import { act, screen, within } from '@testing-library/react';

import { day, fakeWidth, renderChart } from './harness';

jest.mock( '@storedeck/navigation', () => ( {
	updateQueryString: jest.fn(),
} ) );

const annotations = [
	{ date: '2018-05-03T11:20:00', label: '<b>Newsletter</b>' },
	{ date: day( 2 ), label: 'Sale' },
	{ date: '2019-01-01T00:00:00', label: 'Another year' },
	{ date: 'soon', label: 'No date' },
];

beforeEach( () => fakeWidth( 600 ) );

describe( 'annotations', () => {
	it( 'shows annotations as marks, in the tooltip, the announcement and the table', async () => {
		const { user, container } = renderChart( { annotations } );
		const drawing = screen.getByRole( 'application' );
		expect(
			container.querySelectorAll( '.d3-chart__annotations path' )
		).toHaveLength( 1 );
		expect( drawing ).toHaveAccessibleDescription(
			expect.stringContaining( '1 date has notes.' )
		);
		act( () => drawing.focus() );
		await user.keyboard( 'n' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'May 3, 2018, This month: 30. Sale. Newsletter'
		);
		expect(
			container.querySelector( '.d3-chart__tooltip' )
		).toHaveTextContent( /SaleNewsletter$/ );
		const table = within( screen.getByRole( 'table' ) );
		expect(
			table.getByRole( 'columnheader', { name: 'Notes' } )
		).toBeInTheDocument();
		expect(
			table.getByRole( 'row', { name: /May 3, 2018/ } )
		).toHaveTextContent( 'May 3, 20183010Sale, Newsletter' );
	} );

	it( 'renders no marks without annotations', async () => {
		const { user } = renderChart();
		act( () => screen.getByRole( 'application' ).focus() );
		await user.keyboard( 'n' );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'May 1, 2018'
		);
		expect(
			screen.queryByRole( 'columnheader', { name: 'Notes' } )
		).toBeNull();
	} );
} );
