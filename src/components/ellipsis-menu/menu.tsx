import type { ReactNode } from 'react';
import { useMemo, useState } from '@wordpress/element';
import { closeOnTab } from './close-on-tab';
import { RovingContext } from './roving';

interface MenuProps {
	label: string;
	onClose: () => void;
	children: ReactNode;
}

/**
 * The open menu, with a roving tab index.
 *
 * @param props          See `MenuProps`.
 * @param props.label    Accessible name.
 * @param props.onClose  Closes the menu.
 * @param props.children Menu items.
 */
export function Menu( { label, onClose, children }: MenuProps ) {
	const [ currentId, setCurrentId ] = useState< string >();
	const roving = useMemo(
		() => ( { currentId, setCurrentId } ),
		[ currentId ]
	);
	return (
		<RovingContext.Provider value={ roving }>
			<div
				className="woocommerce-ellipsis-menu__content"
				role="menu"
				aria-label={ label }
				// Only the items are focusable.
				tabIndex={ -1 }
				onKeyDownCapture={ closeOnTab( onClose ) }
			>
				{ children }
			</div>
		</RovingContext.Provider>
	);
}
