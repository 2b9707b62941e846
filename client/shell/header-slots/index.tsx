import { Fill } from '@wordpress/components';
import { Children, cloneElement, isValidElement } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';
import type { HeaderFillProps, SlotName } from '@storedeck/extend';
import { ContainedSlot } from '../../common/contained-slot';
import { limitRenders } from '../../common/limit-renders';

export type { HeaderFillProps };

interface ItemProps {
	/** Position among the fills: lower numbers come first; 1 by default. */
	order?: number;
	/** An element, which gets the fill props, or a function of them. */
	children?: ReactNode | ( ( props: HeaderFillProps ) => ReactNode );
}

export const HEADER_ITEM = 'woocommerce_header_item';
const HEADER_NAVIGATION_ITEM = 'woocommerce_header_navigation_item';
const HEADER_PAGE_TITLE = 'woocommerce_header_page_title';

type Ordered = ReactElement< { order?: unknown } >;

function findOrder( fill: ReactNode ): number {
	for ( const child of Children.toArray( fill ) ) {
		if ( isValidElement( child ) ) {
			const { order } = ( child as Ordered ).props;
			return typeof order === 'number' ? order : 1;
		}
	}
	return 1;
}

/**
 * Sorts fills by `order`; the sort is stable.
 *
 * @param fills Argument of the slot's render function.
 */
const sortFills = ( fills: ReactNode[] ): ReactNode[] =>
	fills
		.map( ( fill, at ) => ( { fill, at } ) )
		.sort(
			( one, other ) =>
				findOrder( one.fill ) - findOrder( other.fill ) ||
				one.at - other.at
		)
		.map( ( { fill } ) => fill );

/** Carries the order of content that has no `order` prop itself. */
const InOrder = ( { children }: { order: number; children: ReactNode } ) => (
	<>{ limitRenders( children ) }</>
);

function renderItem( { order = 1, children }: ItemProps ) {
	return ( props: Record< string, unknown > ) => {
		const fillProps = props as unknown as HeaderFillProps;
		const content =
			typeof children === 'function' ? children( fillProps ) : children;
		return (
			<InOrder order={ order }>
				{ isValidElement< object >( content ) &&
				typeof content.type !== 'string'
					? cloneElement( content, fillProps )
					: content }
			</InOrder>
		);
	};
}

function createItem( name: SlotName, className: string ) {
	const Item = ( props: ItemProps ) => (
		<Fill name={ name }>{ renderItem( props ) }</Fill>
	);
	Item.Slot = function ItemSlot( {
		fillProps,
	}: {
		fillProps: HeaderFillProps;
	} ) {
		return (
			<ContainedSlot
				name={ name }
				fillProps={ fillProps }
				arrange={ sortFills }
				className={ className }
			/>
		);
	};
	return Item;
}

/**
 * An item at the end of the header on every screen.
 *
 * @example
 * <WooHeaderItem order={ 5 }>{ ( { query } ) => <Sale query={ query } /> }</WooHeaderItem>
 */
export const WooHeaderItem = createItem(
	HEADER_ITEM,
	'storedeck-header__items'
);

/** An item before the title in the header on every screen. */
export const WooHeaderNavigationItem = createItem(
	HEADER_NAVIGATION_ITEM,
	'storedeck-header__navigation-items'
);

const getLast = ( fills: ReactNode[] ) => fills.slice( -1 );

/** Replaces the page title; the last fill wins. */
export function WooHeaderPageTitle( {
	children,
}: Pick< ItemProps, 'children' > ) {
	return (
		<Fill name={ HEADER_PAGE_TITLE }>{ renderItem( { children } ) }</Fill>
	);
}

WooHeaderPageTitle.Slot = function PageTitleSlot( {
	fillProps,
	children,
}: {
	fillProps: HeaderFillProps;
	/** The default title. */
	children: ReactNode;
} ) {
	return (
		<ContainedSlot
			name={ HEADER_PAGE_TITLE }
			fillProps={ fillProps }
			arrange={ getLast }
		>
			{ children }
		</ContainedSlot>
	);
};
