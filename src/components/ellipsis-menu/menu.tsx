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
 * The opened menu: keeps which of its items the Tab key reaches.
 *
 * @param props          See `MenuProps`.
 * @param props.label    Its name.
 * @param props.onClose  Closes it.
 * @param props.children Its items.
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
				// Its items are what gets the focus.
				tabIndex={ -1 }
				onKeyDownCapture={ closeOnTab( onClose ) }
			>
				{ children }
			</div>
		</RovingContext.Provider>
	);
}
