import type { KeyboardEvent } from 'react';
import { Link } from '../link';
import { walk } from './walk';
import type { ListItem } from './types';

interface ItemProps {
	item: ListItem;
	/** Whether the list is a menu. */
	isMenu: boolean;
	children?: React.ReactNode;
}

/** What an item shows unless the list has its own way. */
function Contents( { title, content, before, after }: ListItem ) {
	return (
		<>
			{ before && (
				<span className="woocommerce-list__item-before">
					{ before }
				</span>
			) }
			<span className="woocommerce-list__item-text">
				<span className="woocommerce-list__item-title">{ title }</span>
				{ content && (
					<span className="woocommerce-list__item-content">
						{ content }
					</span>
				) }
			</span>
			{ after && (
				<span className="woocommerce-list__item-after">{ after }</span>
			) }
		</>
	);
}

/**
 * What stands in an item: a link, a button or text.
 *
 * @param props See `ItemProps`.
 */
export function Item( {
	item,
	isMenu,
	children = <Contents { ...item } />,
}: ItemProps ) {
	const { href, linkType = 'external', target, onClick, listItemTag } = item;
	const props = {
		className: 'woocommerce-list__item-inner',
		'data-list-item-tag': listItemTag,
		onClick,
	};
	const role = isMenu ? 'menuitem' : undefined;
	if ( href ) {
		return (
			<Link
				{ ...props }
				href={ href }
				type={ linkType }
				target={ target }
				role={ role }
				tabIndex={ 0 }
				onKeyDown={ isMenu ? walk : undefined }
			>
				{ children }
			</Link>
		);
	}
	if ( ! onClick ) {
		return <div { ...props }>{ children }</div>;
	}
	const pressOn = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( isMenu ) {
			walk( event );
		}
		if (
			event.target === event.currentTarget &&
			( event.key === 'Enter' || event.key === ' ' )
		) {
			event.preventDefault();
			onClick( event );
		}
	};
	return (
		<div
			{ ...props }
			role={ role ?? 'button' }
			tabIndex={ 0 }
			onKeyDown={ pressOn }
		>
			{ children }
		</div>
	);
}
