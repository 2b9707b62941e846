import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import deprecated from '@wordpress/deprecated';
import { List } from '..';

jest.mock( '@wordpress/deprecated' );

describe( 'List', () => {
	it( 'renders a list of text items and logs a deprecation notice', () => {
		render(
			<List
				items={ [
					{ title: 'One', content: 'Text', before: '←', after: '→' },
					{ title: 'Two' },
				] }
			/>
		);
		expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		expect( screen.getByRole( 'list' ) ).toHaveTextContent(
			'←OneText→Two'
		);
		expect( deprecated ).toHaveBeenCalled();
	} );

	it( 'renders a menu if all items are links or buttons', async () => {
		const onClick = jest.fn();
		render(
			<List
				items={ [
					{ title: 'Do', onClick, listItemTag: 'do' },
					{ title: 'Open', href: '#there', target: '_blank' },
					{ title: 'Go', href: 'edit.php', linkType: 'wp-admin' },
				] }
			/>
		);
		const user = userEvent.setup();
		expect( screen.getByRole( 'menu' ) ).toHaveClass( 'woocommerce-list' );
		const item = ( name: string ) =>
			screen.getByRole( 'menuitem', { name } );
		expect( item( 'Do' ) ).toHaveAttribute( 'data-list-item-tag', 'do' );
		expect( item( 'Open' ) ).toHaveAttribute(
			'data-link-type',
			'external'
		);
		expect( item( 'Go' ) ).toHaveAttribute( 'data-link-type', 'wp-admin' );
		await user.tab();
		expect( item( 'Do' ) ).toHaveFocus();
		await user.keyboard( '{Enter} ' );
		expect( onClick ).toHaveBeenCalledTimes( 2 );
		await user.click( item( 'Do' ) );
		expect( onClick ).toHaveBeenCalledTimes( 3 );
		await user.keyboard( '{ArrowDown}' );
		expect( item( 'Open' ) ).toHaveFocus();
		await user.keyboard( '{End}{ArrowDown}{ArrowUp}' );
		expect( item( 'Go' ) ).toHaveFocus();
		await user.keyboard( '{Home}' );
		expect( item( 'Do' ) ).toHaveFocus();
	} );

	it( 'renders a button among text items', async () => {
		const onClick = jest.fn();
		render(
			<List items={ [ { title: 'Read' }, { title: 'Do', onClick } ] } />
		);
		expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
		screen.getByRole( 'button', { name: 'Do' } ).focus();
		await userEvent.keyboard( '{Enter}' );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'renders items with a render function', () => {
		render(
			<List items={ [ { title: 'A' }, { title: 'B' } ] }>
				{ ( { title }, index ) => `${ index }: ${ title }` }
			</List>
		);
		expect( screen.getByText( '1: B' ) ).toBeVisible();
	} );

	it( 'marks the parts of its items, and has no parts without content', () => {
		const { container } = render(
			<List
				className="mine"
				items={ [
					{
						title: 'One',
						content: 'Text',
						before: '←',
						after: '→',
						className: 'first',
					},
					{ title: 'Two' },
				] }
			/>
		);
		expect( screen.getByRole( 'list' ) ).toHaveClass( 'mine' );
		const [ first, second ] = screen.getAllByRole( 'listitem' );
		expect( first ).toHaveClass( 'woocommerce-list__item', 'first' );
		expect( first ).not.toHaveAttribute( 'role' );
		for ( const part of [ 'before', 'content', 'after' ] ) {
			const selector = `.woocommerce-list__item-${ part }`;
			expect( first?.querySelector( selector ) ).not.toBeNull();
			expect( second?.querySelector( selector ) ).toBeNull();
		}
		expect( container.querySelector( '[tabindex]' ) ).toBeNull();
	} );

	it( 'is no menu without items', () => {
		render( <List items={ [] } /> );
		expect( screen.getByRole( 'list' ) ).toBeEmptyDOMElement();
	} );

	it( 'handles the keys of its items only, and no others', () => {
		const onClick = jest.fn();
		render(
			<List
				items={ [
					{ title: 'A', href: '#a', onClick },
					{ title: <input aria-label="Name" />, onClick },
				] }
			/>
		);
		const [ link, action ] = screen.getAllByRole( 'menuitem' );
		const press = ( target: Element | undefined, key: string ) =>
			fireEvent.keyDown( target as Element, { key } );
		expect( link?.parentElement ).toHaveAttribute( 'role', 'none' );
		link?.focus();
		expect( press( link, 'ArrowUp' ) ).toBe( false );
		expect( action ).toHaveFocus();
		expect( press( action, 'ArrowUp' ) ).toBe( false );
		expect( link ).toHaveFocus();
		expect( press( action, 'x' ) ).toBe( true );
		expect( press( screen.getByLabelText( 'Name' ), 'Enter' ) ).toBe(
			true
		);
		expect( press( screen.getByLabelText( 'Name' ), 'Home' ) ).toBe( true );
		expect( onClick ).not.toHaveBeenCalled();
		expect( press( action, ' ' ) ).toBe( false );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'moves no focus between the links and buttons of a list', () => {
		const onClick = jest.fn();
		render(
			<List
				items={ [
					{ title: 'Read' },
					{ title: 'Open', href: '#a' },
					{ title: 'Do', onClick },
				] }
			/>
		);
		const link = screen.getByRole( 'link', { name: 'Open' } );
		const button = screen.getByRole( 'button', { name: 'Do' } );
		expect( link ).toHaveAttribute( 'tabindex', '0' );
		expect( button ).toHaveAttribute( 'tabindex', '0' );
		for ( const target of [ link, button ] ) {
			expect( fireEvent.keyDown( target, { key: 'Home' } ) ).toBe( true );
		}
		expect( fireEvent.keyDown( button, { key: ' ' } ) ).toBe( false );
		expect( onClick ).toHaveBeenCalledTimes( 1 );
	} );
} );
