import type { KeyboardEvent } from 'react';
import { Link } from '../link';
import { navigateMenu } from './navigate-menu';
import type { ListItem } from './types';

interface ItemProps {
	item: ListItem;
	/** Whether the list is a menu. */
	isMenu: boolean;
	children?: React.ReactNode;
}

/** The default content of an item. */
function DefaultContent( { title, content, before, after }: ListItem ) {
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
 * A list item: a link, a button or text.
 *
 * @param props See `ItemProps`.
 */
export function Item( {
	item,
	isMenu,
	children = <DefaultContent { ...item } />,
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
				onKeyDown={ isMenu ? navigateMenu : undefined }
			>
				{ children }
			</Link>
		);
	}
	if ( ! onClick ) {
		return <div { ...props }>{ children }</div>;
	}
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		if ( isMenu ) {
			navigateMenu( event );
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
			onKeyDown={ handleKeyDown }
		>
			{ children }
		</div>
	);
}
