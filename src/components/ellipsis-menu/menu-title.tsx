import type { MenuTitleProps } from './types';
import './style.scss';

/**
 * A heading of a group of menu items.
 *
 * @param props          See `MenuTitleProps`.
 * @param props.children Text of the heading.
 */
export function MenuTitle( { children }: MenuTitleProps ) {
	return <div className="woocommerce-ellipsis-menu__title">{ children }</div>;
}
