/* eslint-disable @wordpress/no-unsafe-wp-apis -- Extensions expect just these. */
import {
	__experimentalText as Text,
	__experimentalUseSlot as useSlot,
} from '@wordpress/components';
/* eslint-enable @wordpress/no-unsafe-wp-apis */
import type { ReactNode } from 'react';
import { Children, fill, Nothing } from './nothing';

interface ListProps {
	className?: string;
	children?: ReactNode;
}

const List = ( { className, children }: ListProps ) => (
	<ul className={ className }>{ children }</ul>
);

const ListItem = ( { className, children }: ListProps ) => (
	<li className={ className }>{ children }</li>
);

/** `wc.experimental`: texts and lists without animation; its menus and messages show nothing. */
export const experimental = {
	Text,
	useSlot,
	List,
	ListItem,
	CollapsibleList: List,
	VerticalCSSTransition: Children,
	...fill(
		[
			'InboxDismissConfirmationModal',
			'InboxNoteCard',
			'InboxNotePlaceholder',
			'Navigation',
			'NavigationBackButton',
			'NavigationGroup',
			'NavigationItem',
			'NavigationMenu',
			'TaskItem',
		],
		Nothing
	),
};
