import { Fill, Slot } from '@wordpress/components';
import type { ReactNode } from 'react';

const getSlotName = ( item: string ) => `woocommerce_navigation_${ item }`;

interface ItemProps {
	/** Slug of the navigation item that is replaced. */
	item: string;
	children?: ReactNode;
}

interface SlotProps {
	/** Slug of the navigation item whose replacement is rendered. */
	name: string;
}

/** Renders its children in place of a navigation item. */
export function WooNavigationItem( { item, children }: ItemProps ) {
	return <Fill name={ getSlotName( item ) }>{ children }</Fill>;
}

WooNavigationItem.Slot = function NavigationItemSlot( { name }: SlotProps ) {
	return <Slot name={ getSlotName( name ) } />;
};
