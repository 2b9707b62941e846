import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActOnMount, press } from '../act-on-mount';
import { Page } from '../page';
import { Stage } from '../stage';
import type { WidgetFolder } from '../types';

const Opening = () => (
	<ActOnMount act={ press( 'button' ) }>
		<details>
			<summary>More</summary>
		</details>
		<button
			onClick={ ( { currentTarget } ) => {
				currentTarget.textContent = 'Opened';
			} }
		>
			Open
		</button>
	</ActOnMount>
);

const folders: WidgetFolder[] = [
	{
		folder: 'pill',
		components: [ 'Pill' ],
		stories: { Plain: () => <p>Beta</p> },
		readme: '# Pill\n\nA short mark, see `Badge`.\n\n## Props\n',
		props: [
			{
				component: 'Pill',
				props: [
					{
						name: 'children',
						type: 'ReactNode',
						isRequired: true,
						initial: '',
						text: 'A word or two.',
					},
				],
			},
		],
	},
	{
		folder: 'menu',
		components: [ 'Menu', 'Item' ],
		stories: {
			Open: Opening,
			Faulty: () => {
				throw new Error( 'No items' );
			},
		},
		readme: '',
		props: [],
	},
];

const go = ( hash: string ) => {
	window.location.hash = hash;
	window.dispatchEvent( new Event( 'hashchange' ) );
};

beforeEach( () => go( '' ) );

describe( 'page', () => {
	beforeAll( () => {
		Element.prototype.scrollIntoView = jest.fn();
	} );

	it( 'shows the purpose and props of a widget', () => {
		render( <Page folders={ folders } /> );
		expect(
			screen.getByRole( 'heading', { level: 1, name: 'Pill' } )
		).toBeVisible();
		expect(
			screen.getByText( /A short mark, see/, { selector: 'p' } )
		).toHaveTextContent( 'A short mark, see Badge.' );
		const row = within(
			screen.getByRole( 'table', { name: 'Pill' } )
		).getByRole( 'row', { name: /^children/ } );
		expect( row ).toHaveTextContent(
			'children requiredReactNodeA word or two.'
		);
		expect( document.title ).toBe( 'Pill ‹ Widgets' );
	} );

	it( 'filters the list', async () => {
		render( <Page folders={ folders } /> );
		const list = within(
			screen.getByRole( 'navigation', { name: 'Widgets' } )
		);
		expect( list.getAllByRole( 'link' ) ).toHaveLength( 2 );
		await userEvent.type(
			screen.getByRole( 'searchbox', { name: 'Find a widget' } ),
			'ITEM'
		);
		expect( list.getByRole( 'link' ) ).toHaveTextContent( 'Menu, Item' );
		expect( list.getByRole( 'status' ) ).toHaveTextContent( '1 of 2' );
	} );

	it( 'keeps the options when the widget changes', async () => {
		render( <Page folders={ folders } /> );
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Right to left' } )
		);
		expect( window.location.hash ).toBe( '#/?dir=rtl' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'link', { name: 'Menu, Item' } )
			).toHaveAttribute( 'href', '#/menu?dir=rtl' )
		);
		expect( screen.getByTitle( 'States of Pill' ) ).toHaveAttribute(
			'src',
			expect.stringMatching( /\?stage=1#\/pill$/ )
		);
	} );
} );

describe( 'stage', () => {
	it( 'contains a story that throws', async () => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		go( '#/menu' );
		render( <Stage folders={ folders } /> );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Could not render this story: No items'
		);
		expect( screen.getByRole( 'button', { name: 'Open' } ) ).toBeVisible();
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );

	it( 'interacts with a story only if it is the only one', async () => {
		go( '#/menu/Open' );
		render( <Stage folders={ folders } /> );
		expect(
			await screen.findByRole( 'button', { name: 'Opened' } )
		).toHaveFocus();
		expect( screen.queryByText( 'Faulty' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Open' } ) ).toHaveAttribute(
			'target',
			'_parent'
		);
	} );
} );
