import type { MenuTitleProps } from './types';
import './style.scss';

/**
 * A heading over a group of menu items.
 *
 * @param props          See `MenuTitleProps`.
 * @param props.children The text.
 */
export function MenuTitle( { children }: MenuTitleProps ) {
	return <div className="woocommerce-ellipsis-menu__title">{ children }</div>;
}
