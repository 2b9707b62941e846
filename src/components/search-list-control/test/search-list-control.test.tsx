import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { SearchListControl, SearchListItem } from '..';
import type { SearchListControlProps, SearchListItemData } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const list: SearchListItemData[] = [
	{ id: 1, name: 'Mugs', count: 12, parent: 0 },
	{ id: 2, name: 'Red mugs', count: 0, parent: 1 },
	{ id: 3, name: 'Salt &amp; pepper', parent: 0 },
];
const onChange = jest.fn();

function WithState( props: Partial< SearchListControlProps > ) {
	const [ selected, setSelected ] = useState( props.selected ?? [] );
	return (
		<SearchListControl
			list={ list }
			{ ...props }
			selected={ selected }
			onChange={ ( items ) => {
				onChange( items );
				setSelected( items );
			} }
		/>
	);
}
const boxes = () =>
	screen
		.queryAllByRole( 'checkbox' )
		.map( ( box ) => box.closest( 'label' )?.textContent );
const search = ( text: string ) =>
	userEvent.type(
		screen.getByRole( 'searchbox', { name: 'Search for items' } ),
		text
	);

beforeEach( () => {
	onChange.mockClear();
	jest.mocked( speak ).mockClear();
} );

describe( 'SearchListControl', () => {
	it( 'calls onChange on click only', async () => {
		render( <WithState selected={ list.slice( 0, 1 ) } /> );
		expect( onChange ).not.toHaveBeenCalled();
		expect( screen.getByText( '1 item selected' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: /Red mugs/ } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( list.slice( 0, 2 ) );
		expect( screen.getByText( '2 items selected' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: /^Mugs/ } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( [ list[ 1 ] ] );
		expect( onChange ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'removes one item or all items', async () => {
		render( <WithState selected={ list } /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove Salt & pepper' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( list.slice( 0, 2 ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear all selected items' } )
		);
		expect( onChange ).toHaveBeenLastCalledWith( [] );
		expect( screen.queryByText( 'Clear all' ) ).not.toBeInTheDocument();
	} );

	it( 'moves focus to the next tag when an item is removed', async () => {
		render( <WithState selected={ list } /> );
		const remove = ( name: string ) =>
			screen.getByRole( 'button', { name: `Remove ${ name }` } );
		await userEvent.click( remove( 'Mugs' ) );
		expect( remove( 'Red mugs' ) ).toHaveFocus();
		await userEvent.click( remove( 'Salt & pepper' ) );
		expect( remove( 'Red mugs' ) ).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		expect( screen.getByRole( 'searchbox' ) ).toHaveFocus();
	} );

	it( 'moves focus to the search field when all items are removed', async () => {
		render( <WithState selected={ list } /> );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear all selected items' } )
		);
		expect( screen.getByRole( 'searchbox' ) ).toHaveFocus();
	} );

	it( 'keeps focus on a checkbox that is unchecked', async () => {
		render( <WithState selected={ list } /> );
		const box = screen.getByRole( 'checkbox', { name: /^Mugs/ } );
		await userEvent.click( box );
		expect( box ).not.toBeChecked();
		expect( box ).toHaveFocus();
	} );

	it( 'selects a single item and calls onChange once', async () => {
		render( <WithState isSingle selected={ list.slice( 0, 1 ) } /> );
		expect( screen.queryByText( /selected/ ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'radio', { name: /^Mugs/ } ) ).toBeChecked();
		await userEvent.click( screen.getByRole( 'radio', { name: /Salt/ } ) );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
		expect( onChange ).toHaveBeenCalledWith( [ list[ 2 ] ] );
	} );

	it( 'filters and highlights names ignoring case and shows a message without results', async () => {
		const onSearch = jest.fn();
		render( <WithState onSearch={ onSearch } /> );
		expect( onSearch ).toHaveBeenCalledWith( '' );
		await search( 'mug' );
		expect( onSearch ).toHaveBeenLastCalledWith( 'mug' );
		expect( boxes() ).toEqual( [ 'Mugs12', 'Red mugs0' ] );
		const [ first ] = screen.getAllByRole( 'listitem' );
		expect( first?.querySelector( 'strong' ) ).toHaveTextContent( /^Mug$/ );
		await search( 's (' );
		expect( screen.getByText( 'No results for mugs (' ) ).toBeVisible();
	} );

	it( 'searches decoded names', async () => {
		render( <WithState search="&" /> );
		expect( boxes() ).toEqual( [ 'Salt & pepper' ] );
	} );

	it( 'announces changes after typing', async () => {
		jest.useFakeTimers();
		const user = userEvent.setup( {
			advanceTimers: jest.advanceTimersByTime,
		} );
		render( <WithState messages={ { updated: 'New list' } } /> );
		act( () => jest.runAllTimers() );
		expect( speak ).not.toHaveBeenCalled();
		await user.type( screen.getByRole( 'searchbox' ), 'mug' );
		act( () => jest.runAllTimers() );
		expect( speak ).toHaveBeenCalledTimes( 1 );
		expect( speak ).toHaveBeenCalledWith( 'New list' );
		jest.useRealTimers();
	} );

	it( 'nests items and shows the ancestors of items without their parent', async () => {
		render( <WithState isHierarchical /> );
		const red = () =>
			screen.getByRole( 'checkbox', { name: /Red/ } ).closest( 'label' );
		expect( red() ).toHaveClass( 'depth-1' );
		expect( red() ).toHaveTextContent( /^Red mugs/ );
		await search( 'red' );
		expect( red() ).toHaveClass( 'depth-0' );
		expect( red() ).toHaveTextContent( /^MugsRed mugs/ );
	} );

	it( 'shows a message for an empty list and a spinner while loading', () => {
		const { container, rerender } = render( <WithState list={ [] } /> );
		expect( screen.getByText( 'No items found.' ) ).toBeVisible();
		rerender(
			<WithState list={ [] } isLoading isCompact className="mine" />
		);
		expect( container.querySelector( '.is-loading' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		expect( screen.getByText( 'Loading items…' ) ).toBeInTheDocument();
		expect( container.firstChild ).toHaveClass(
			'woocommerce-search-list',
			'is-compact',
			'mine'
		);
		expect( screen.queryByText( /selected/ ) ).not.toBeInTheDocument();
	} );

	it( 'renders items with renderItem', async () => {
		render(
			<WithState
				renderItem={ ( args ) => (
					<SearchListItem
						{ ...args }
						countLabel="many"
						name="mine"
						isSelected={ args.isSelected }
					/>
				) }
			/>
		);
		const items = screen.getAllByRole( 'listitem' );
		const box = within( items[ 0 ] as HTMLElement ).getByRole( 'checkbox' );
		expect( box ).toHaveAttribute( 'id', 'mine-1' );
		expect( items[ 0 ] ).toHaveTextContent( 'Mugsmany' );
		await userEvent.click( box );
		expect( onChange ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'SearchListItem', () => {
	it.each( [
		[ [ 'a' ], 'a' ],
		[ [ 'a', 'b' ], 'a › b' ],
		[ [ 'a', 'b', 'c', 'd' ], 'a … d' ],
	] )( 'shows the breadcrumbs %j before its name', ( breadcrumbs, text ) => {
		render(
			<SearchListItem
				item={ { id: 1, name: 'Leaf', breadcrumbs } }
				onSelect={ () => onChange }
			/>
		);
		expect( screen.getByText( text ) ).toHaveClass(
			'woocommerce-search-list__item-prefix'
		);
	} );
} );
