import deprecated from '@wordpress/deprecated';
import { classNames } from '../class-names';
import { Item } from './item';
import type { ListProps } from './types';
import './style.scss';

export type { ListItem, ListProps } from './types';

/**
 * A list of items, rendered as a menu if all items are links or buttons.
 *
 * @deprecated Use a menu of `@wordpress/components`.
 *
 * @param      props See `ListProps`.
 */
export function List( { items, children, className }: ListProps ) {
	deprecated( 'List of @storedeck/components', {
		alternative: 'MenuGroup of @wordpress/components',
	} );
	// A menu may only contain menu items.
	const isMenu =
		items.length > 0 &&
		items.every( ( { href, onClick } ) => href || onClick );
	return (
		<ul
			className={ classNames( 'woocommerce-list', className ) }
			role={ isMenu ? 'menu' : undefined }
		>
			{ items.map( ( item, index ) => (
				<li
					key={ item.key ?? index }
					className={ classNames(
						'woocommerce-list__item',
						item.className
					) }
					role={ isMenu ? 'none' : undefined }
				>
					<Item item={ item } isMenu={ isMenu }>
						{ children?.( item, index ) }
					</Item>
				</li>
			) ) }
		</ul>
	);
}
