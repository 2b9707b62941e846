import type { ReactNode } from 'react';
import { useMemo, useState } from '@wordpress/element';
import { RovingContext } from './roving';

interface MenuProps {
	label: string;
	children: ReactNode;
}

/**
 * The opened menu: keeps which of its items the Tab key reaches.
 *
 * @param props          See `MenuProps`.
 * @param props.label    Its name.
 * @param props.children Its items.
 */
export function Menu( { label, children }: MenuProps ) {
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
			>
				{ children }
			</div>
		</RovingContext.Provider>
	);
}
