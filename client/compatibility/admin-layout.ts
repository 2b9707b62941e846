import {
	WooHeaderItem,
	WooHeaderNavigationItem,
	WooHeaderPageTitle,
} from '../shell/header-slots';
import { Children, doNothing, Nothing } from './nothing';

const layout = {
	layoutString: '',
	layoutParts: [],
	extendLayout: () => layout,
	isDescendantOf: () => false,
};

/** `wc.adminLayout`: fills of the header. There is no footer and no layout that could be extended. */
export const adminLayout = {
	WooHeaderItem,
	WooHeaderNavigationItem,
	WooHeaderPageTitle,
	WooFooterItem: Object.assign( () => null, { Slot: Nothing } ),
	WC_HEADER_SLOT_NAME: 'woocommerce_header_item',
	WC_HEADER_NAVIGATION_SLOT_NAME: 'woocommerce_header_navigation_item',
	WC_HEADER_PAGE_TITLE_SLOT_NAME: 'woocommerce_header_page_title',
	WC_FOOTER_SLOT_NAME: 'woocommerce_footer_item',
	LayoutContextProvider: Children,
	getLayoutContextValue: () => layout,
	useLayoutContext: () => layout,
	useExtendLayout: () => layout,
	useAdminSidebarWidth: () =>
		document.getElementById( 'adminmenuback' )?.offsetWidth ?? 0,
	updateAdminSidebarWidth: doNothing,
};
