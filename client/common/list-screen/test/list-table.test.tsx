import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, getQuery } from '@storedeck/navigation';
import { ListTable, useExistingPage } from '..';
import type { List } from '..';

const LIST: List = {
	total: 60,
	isRequesting: false,
	error: undefined,
	retry: () => {},
};
const ITEMS = [
	{ id: 7, name: 'Shirt' },
	{ id: 8, name: 'Ball' },
];

const Lists = ( {
	list,
	items = ITEMS,
	page = 2,
}: {
	list?: Partial< List >;
	items?: typeof ITEMS | undefined | null;
	page?: number;
} ) => {
	const all = { ...LIST, ...list };
	const params = { search: '', page, perPage: 25 };
	useExistingPage( all, params, '/products', { paged: String( page ) } );
	return (
		<ListTable
			title="Products"
			headers={ [ { key: 'name', label: 'Name', isSortable: true } ] }
			items={ items ?? undefined }
			getRow={ ( { name } ) => [ { display: name } ] }
			list={ all }
			params={ { ...params, orderby: 'name', order: 'asc' } }
			query={ {} }
			failureMessage="Could not load products."
			emptyMessage="No products found."
		/>
	);
};

beforeEach( () => {
	getHistory().replace( '/?page=wc-admin&path=%2Fproducts&paged=2' );
} );

describe( 'ListTable', () => {
	it( 'shows the rows, the order and the page of the URL', () => {
		render( <Lists /> );
		expect(
			screen
				.getAllByRole( 'rowheader' )
				.map( ( cell ) => cell.textContent )
		).toEqual( [ 'Shirt', 'Ball' ] );
		expect(
			screen.getByRole( 'columnheader', { name: /Name/ } )
		).toHaveAttribute( 'aria-sort', 'ascending' );
		expect( screen.getByText( 'Page 2 of 3' ) ).toBeInTheDocument();
	} );

	it( 'writes another page into the URL', async () => {
		render( <Lists /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next Page' } )
		);
		expect( getQuery() ).toMatchObject( { paged: '3' } );
	} );

	it( 'shows a message for an empty list', () => {
		render( <Lists items={ [] } list={ { total: 0 } } page={ 1 } /> );
		expect( screen.getByText( 'No products found.' ) ).toBeInTheDocument();
	} );

	it( 'shows the failure instead of the table, and can retry', async () => {
		const retry = jest.fn();
		render(
			<Lists
				items={ null }
				list={ { total: 0, error: { message: 'Gone.' }, retry } }
			/>
		);
		const failure = screen.getByRole( 'alert' );
		expect( failure ).toHaveTextContent( 'Could not load products.' );
		expect( failure ).toHaveTextContent( 'Gone.' );
		expect( screen.queryByText( 'No products found.' ) ).toBeNull();
		await userEvent.click(
			within( failure ).getByRole( 'button', { name: 'Reload' } )
		);
		expect( retry ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps the rows loaded before below the failure', () => {
		render( <Lists list={ { error: { message: 'Gone.' } } } /> );
		expect( screen.getAllByRole( 'alert' ) ).toHaveLength( 1 );
		expect( screen.getByText( 'Shirt' ) ).toBeInTheDocument();
	} );
} );

describe( 'useExistingPage', () => {
	it( 'leads to the last page from one that does not exist', () => {
		render( <Lists page={ 9 } /> );
		expect( getQuery() ).toMatchObject( { paged: '3' } );
	} );

	it.each< [ string, Partial< List > ] >( [
		[ 'while the list is loading', { isRequesting: true } ],
		[ 'if loading failed', { error: { message: 'Gone.' }, total: 0 } ],
	] )( 'stays %s', ( _name, list ) => {
		render( <Lists page={ 9 } list={ list } /> );
		expect( getQuery() ).toMatchObject( { paged: '2' } );
	} );
} );
