import { Button, Dropdown } from '@wordpress/components';
import { classNames } from '../class-names';
import { Menu } from './menu';
import type { EllipsisMenuProps } from './types';
import './style.scss';

export { MenuItem } from './menu-item';
export { MenuTitle } from './menu-title';
export type {
	EllipsisMenuProps,
	MenuContentProps,
	MenuItemProps,
	MenuTitleProps,
} from './types';

const DOTS = (
	<svg
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="currentColor"
		aria-hidden="true"
		focusable="false"
	>
		<circle cx="12" cy="5" r="2" />
		<circle cx="12" cy="12" r="2" />
		<circle cx="12" cy="19" r="2" />
	</svg>
);

/**
 * An ellipsis button that opens a menu.
 *
 * @param props See `EllipsisMenuProps`.
 *
 * @example
 * <EllipsisMenu
 *   label="Choose which values to display"
 *   renderContent={ ( { onClose } ) => (
 *     <MenuItem isClickable onInvoke={ onClose }>Close</MenuItem>
 *   ) }
 * />
 */
export function EllipsisMenu( {
	label,
	renderContent,
	className,
	onToggle: onToggleClick,
}: EllipsisMenuProps ) {
	if ( ! renderContent ) {
		return null;
	}
	return (
		<div className={ classNames( 'woocommerce-ellipsis-menu', className ) }>
			<Dropdown
				contentClassName="woocommerce-ellipsis-menu__popover"
				popoverProps={ { placement: 'bottom-end', offset: 4 } }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<Button
						className={ classNames(
							'woocommerce-ellipsis-menu__toggle',
							isOpen && 'is-opened'
						) }
						icon={ DOTS }
						label={ label }
						aria-haspopup="menu"
						aria-expanded={ isOpen }
						onClick={ (
							event: React.MouseEvent< HTMLElement >
						) => {
							onToggleClick?.( event );
							onToggle();
						} }
					/>
				) }
				renderContent={ ( menu ) => (
					<Menu label={ label } onClose={ menu.onClose }>
						{ renderContent( menu ) }
					</Menu>
				) }
			/>
		</div>
	);
}
