import { render, screen } from '@testing-library/react';
import { Fill, SlotFillProvider } from '@wordpress/components';
import {
	HEADER_ITEM,
	WooHeaderItem,
	WooHeaderNavigationItem,
	WooHeaderPageTitle,
} from '..';
import type { HeaderFillProps } from '..';

const fillProps: HeaderFillProps = {
	isEmbedded: false,
	query: { period: 'week' },
};

const Period = ( { query }: Partial< HeaderFillProps > ) => (
	<span>{ `of ${ query?.period }` }</span>
);

describe( 'WooHeaderItem', () => {
	it( 'sorts fills by order and passes the header props', () => {
		render(
			<SlotFillProvider>
				<WooHeaderItem order={ 5 }>
					<Period />
				</WooHeaderItem>
				<WooHeaderItem order={ 2 }>
					{ ( { isEmbedded } ) => `embedded: ${ isEmbedded } ` }
				</WooHeaderItem>
				<Fill name={ HEADER_ITEM }>Plain </Fill>
				<div data-testid="slot">
					<WooHeaderItem.Slot fillProps={ fillProps } />
				</div>
			</SlotFillProvider>
		);
		expect( screen.getByTestId( 'slot' ) ).toHaveTextContent(
			'Plain embedded: false of week'
		);
	} );

	it( 'renders nothing without fills', () => {
		render(
			<SlotFillProvider>
				<div data-testid="slot">
					<WooHeaderItem.Slot fillProps={ fillProps } />
				</div>
			</SlotFillProvider>
		);
		expect( screen.getByTestId( 'slot' ) ).toBeEmptyDOMElement();
	} );
} );

describe( 'WooHeaderNavigationItem', () => {
	it( 'sorts fills by order', () => {
		render(
			<SlotFillProvider>
				<WooHeaderNavigationItem order={ 3 }>
					{ () => 'later' }
				</WooHeaderNavigationItem>
				<Fill name="woocommerce_header_navigation_item">First </Fill>
				<div data-testid="slot">
					<WooHeaderNavigationItem.Slot fillProps={ fillProps } />
				</div>
			</SlotFillProvider>
		);
		expect( screen.getByTestId( 'slot' ) ).toHaveTextContent(
			'First later'
		);
	} );
} );

describe( 'WooHeaderPageTitle', () => {
	const renderTitle = ( fills: string[] ) =>
		render(
			<SlotFillProvider>
				<h1>
					<WooHeaderPageTitle.Slot fillProps={ fillProps }>
						Revenue
					</WooHeaderPageTitle.Slot>
				</h1>
				{ fills.map( ( fill ) => (
					<WooHeaderPageTitle key={ fill }>
						{ fill }
					</WooHeaderPageTitle>
				) ) }
			</SlotFillProvider>
		);

	it( 'is the default title without fills, otherwise the last fill', () => {
		const { unmount } = renderTitle( [] );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'Revenue' );
		unmount();
		renderTitle( [ 'First', 'Last' ] );
		expect( screen.getByRole( 'heading' ) ).toHaveTextContent( /^Last$/ );
	} );
} );

describe( 'fills that fail', () => {
	const Broken = () => {
		throw new Error( 'broken' );
	};
	const throws = () => {
		throw new Error( 'broken' );
	};

	it( 'leave the other fills and the title unchanged', () => {
		const error = jest
			.spyOn( console, 'error' )
			.mockImplementation( () => {} );
		render(
			<SlotFillProvider>
				<WooHeaderItem>
					<Broken />
				</WooHeaderItem>
				<WooHeaderItem>{ () => 'whole' }</WooHeaderItem>
				<WooHeaderNavigationItem>{ throws }</WooHeaderNavigationItem>
				<WooHeaderPageTitle>{ throws }</WooHeaderPageTitle>
				<WooHeaderNavigationItem.Slot fillProps={ fillProps } />
				<WooHeaderPageTitle.Slot fillProps={ fillProps }>
					Revenue
				</WooHeaderPageTitle.Slot>
				<WooHeaderItem.Slot fillProps={ fillProps } />
			</SlotFillProvider>
		);
		expect( screen.getByText( 'whole' ) ).toBeVisible();
		expect( screen.getByText( 'Revenue' ) ).toBeVisible();
		expect( error ).toHaveBeenCalled();
		error.mockRestore();
	} );
} );
