import { act, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@wordpress/a11y';
import { SearchListControl, SearchListItem } from '..';
import type { SearchListControlProps, SearchListItemProps } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const onChange = jest.fn();
const list = [
	{ id: 1, name: 'Mug' },
	{ id: 2, name: 'Pot' },
];

beforeEach( () => jest.clearAllMocks() );

describe( 'SearchListItem', () => {
	const show = ( props: Partial< SearchListItemProps > = {} ) => {
		const { container } = render(
			<SearchListItem
				item={ { id: 1, name: 'Mug' } }
				onSelect={ () => onChange }
				{ ...props }
			/>
		);
		return container.firstChild as HTMLLabelElement;
	};
	const getHighlights = ( label: Element ) =>
		[ ...label.querySelectorAll( 'strong' ) ].map(
			( { textContent } ) => textContent
		);

	it( 'is an unchecked checkbox without count and prefix', () => {
		const label = show();
		expect( label.className ).toBe(
			'woocommerce-search-list__item depth-0'
		);
		expect( label ).toHaveStyle( { paddingInlineStart: '16px' } );
		const box = screen.getByRole( 'checkbox', { name: 'Mug' } );
		expect( box ).not.toBeChecked();
		expect( box ).toHaveAttribute( 'name', 'search-list-item-' );
		expect( box ).toHaveAttribute( 'id', 'search-list-item--1' );
		expect( label.querySelectorAll( 'span' ) ).toHaveLength( 2 );
		expect( getHighlights( label ) ).toEqual( [] );
	} );

	it( 'is a radio button of its control, indented by its depth', () => {
		const label = show( {
			isSingle: true,
			isSelected: true,
			depth: 2,
			controlId: 7,
			className: 'mine',
		} );
		expect( label ).toHaveClass( 'is-radio-button', 'depth-2', 'mine' );
		expect( label ).toHaveStyle( { paddingInlineStart: '64px' } );
		expect( screen.getByRole( 'radio' ) ).toBeChecked();
		expect( screen.getByRole( 'radio' ) ).toHaveAttribute(
			'name',
			'search-list-item-7'
		);
	} );

	it.each( [
		[ 0, undefined, '0' ],
		[ 5, 'many', 'many' ],
		[ null, undefined, undefined ],
		[ 5, null, undefined ],
	] )(
		'has for the count %p and the label %p: %p',
		( count, label, text ) => {
			const element = show( {
				item: { id: 1, name: 'Mug', count },
				countLabel: label,
			} );
			expect(
				element.querySelector( '.woocommerce-search-list__item-count' )
					?.textContent
			).toBe( text );
			expect( element.classList.contains( 'has-count' ) ).toBe(
				text !== undefined
			);
		}
	);

	it( 'decodes entities of its ancestors', () => {
		const item = {
			id: 1,
			name: 'Mug',
			breadcrumbs: [ 'Salt &amp; pepper' ],
		};
		expect( show( { item } ) ).toHaveTextContent( 'Salt & pepperMug' );
	} );

	it.each( [
		[ 'Banana', 'an', [ 'an', 'an' ] ],
		[ 'Banana', ' AN ', [ 'an', 'an' ] ],
		[ 'Banana', 'ban', [ 'Ban' ] ],
		[ 'Banana', 'x', [] ],
		[ 'Banana', ' ', [] ],
		// The lower case of this letter has another length.
		[ 'İan', 'an', [ 'an' ] ],
		[ 'İAN', 'an', [ 'AN' ] ],
	] )( 'in %j highlights %j: %j', ( name, search, highlights ) => {
		const label = show( { item: { id: 1, name }, search } );
		expect( label ).toHaveTextContent( name );
		expect( getHighlights( label ) ).toEqual( highlights );
	} );
} );

describe( 'SearchListControl', () => {
	const element = ( props: Partial< SearchListControlProps > = {} ) => (
		<SearchListControl
			list={ list }
			selected={ [] }
			onChange={ onChange }
			{ ...props }
		/>
	);

	it( 'finds names although the search has spaces around it', () => {
		render( element( { search: ' pot ' } ) );
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
	} );

	it( 'says that there is nothing to search if the search is empty', () => {
		render( element( { list: undefined, search: ' ' } ) );
		expect( screen.getByText( 'No items found.' ) ).toBeVisible();
	} );

	it.each( [ 'No %s!', 'No %1$s!' ] )(
		'replaces the placeholder of %j by the search text as it is',
		( noResults ) => {
			render( element( { search: '$&', messages: { noResults } } ) );
			expect( screen.getByText( 'No $&!' ) ).toBeVisible();
		}
	);

	it( 'has neither tags nor a button to clear without a selection', () => {
		const { container } = render( element() );
		expect( screen.getByText( '0 items selected' ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
		expect(
			container.querySelector( '.woocommerce-search-list__selected ul' )
		).toBeNull();
		expect( container.firstChild ).not.toHaveClass( 'is-compact' );
	} );

	it( 'does not move focus when the selection changes elsewhere', () => {
		const { rerender } = render( element( { selected: list } ) );
		rerender( element( { selected: list.slice( 1 ) } ) );
		rerender( element() );
		expect( document.body ).toHaveFocus();
	} );

	it( 'moves focus once after a tag was removed', () => {
		const { rerender } = render( element( { selected: list } ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Remove Mug' } ) );
		rerender( element( { selected: list.slice( 1 ) } ) );
		const next = screen.getByRole( 'button', { name: 'Remove Pot' } );
		expect( next ).toHaveFocus();
		act( () => next.blur() );
		rerender( element( { selected: [ ...list ] } ) );
		expect( document.body ).toHaveFocus();
	} );

	it( 'calls the latest onSearch, and only if the search changes', () => {
		const [ first, second ] = [ jest.fn(), jest.fn() ];
		const { rerender } = render( element( { onSearch: first } ) );
		rerender( element( { onSearch: second } ) );
		expect( second ).not.toHaveBeenCalled();
		fireEvent.change( screen.getByRole( 'searchbox' ), {
			target: { value: 'x' },
		} );
		expect( second.mock.calls ).toEqual( [ [ 'x' ] ] );
		expect( first.mock.calls ).toEqual( [ [ '' ] ] );
	} );

	it( 'announces a new list after half a second, unless it is removed', () => {
		jest.useFakeTimers();
		const { rerender, unmount } = render( element() );
		rerender( element( { className: 'other' } ) );
		act( () => jest.advanceTimersByTime( 1000 ) );
		expect( speak ).not.toHaveBeenCalled();
		rerender( element( { list: [ ...list ] } ) );
		act( () => jest.advanceTimersByTime( 499 ) );
		expect( speak ).not.toHaveBeenCalled();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( jest.mocked( speak ).mock.calls ).toEqual( [
			[ 'Search results updated.' ],
		] );
		rerender( element( { list: [] } ) );
		unmount();
		jest.runAllTimers();
		expect( speak ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );

	it( 'shows a new list', () => {
		const { rerender } = render( element() );
		rerender(
			element( {
				list: [ ...list, { id: 3, name: 'Red', parent: 2 } ],
			} )
		);
		const depth = () =>
			screen.getByRole( 'checkbox', { name: 'Red' } ).closest( 'label' )
				?.className;
		expect( depth() ).toMatch( /depth-0$/ );
		rerender(
			element( {
				list: [ ...list, { id: 3, name: 'Red', parent: 2 } ],
				isHierarchical: true,
			} )
		);
		expect( depth() ).toMatch( /depth-1$/ );
	} );
} );
