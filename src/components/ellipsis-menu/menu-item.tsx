import type { KeyboardEvent, MouseEvent } from 'react';
import { useInstanceId } from '@wordpress/compose';
import { useContext } from '@wordpress/element';
import { classNames } from '../class-names';
import { moveFocus } from './move-focus';
import { RovingContext } from './roving';
import type { MenuItemProps } from './types';
import './style.scss';

/** Looks like core's toggle. The control is the menu item itself. */
function Switch( { checked }: { checked: boolean } ) {
	return (
		<span
			className={ classNames(
				'components-form-toggle',
				checked && 'is-checked'
			) }
			aria-hidden="true"
		>
			<span className="components-form-toggle__track" />
			<span className="components-form-toggle__thumb" />
		</span>
	);
}

/**
 * A menu item: an action, or a toggle that keeps the menu open.
 *
 * @param props See `MenuItemProps`.
 */
export function MenuItem( {
	checked = false,
	children,
	isCheckbox = false,
	isClickable = false,
	onInvoke,
}: MenuItemProps ) {
	const id = useInstanceId( MenuItem, 'woocommerce-menu-item' );
	const roving = useContext( RovingContext );
	const isTabStop = ! roving?.currentId || roving.currentId === id;

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		// Keys of a control inside the item are not handled here.
		if ( event.target !== event.currentTarget ) {
			return;
		}
		if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			onInvoke( event );
		} else if ( moveFocus( event.currentTarget, event.key ) ) {
			event.preventDefault();
		}
	};
	const onClick = ( event: MouseEvent< HTMLElement > ) => {
		if ( isClickable || isCheckbox ) {
			event.preventDefault();
			onInvoke( event );
		}
	};

	return (
		<div
			id={ id }
			className="woocommerce-ellipsis-menu__item"
			role={ isCheckbox ? 'menuitemcheckbox' : 'menuitem' }
			aria-checked={ isCheckbox ? checked : undefined }
			tabIndex={ isTabStop ? 0 : -1 }
			onFocus={ () => roving?.setCurrentId( id ) }
			onKeyDown={ onKeyDown }
			onClick={ onClick }
		>
			{ isCheckbox && <Switch checked={ checked } /> }
			{ children }
		</div>
	);
}
