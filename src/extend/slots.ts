import type { ComponentType, ReactNode } from 'react';
import type { PaymentGateway, Task } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';

/** Fill props of the header slots. */
export interface HeaderFillProps {
	/** Whether the header is on a page rendered by WordPress. */
	isEmbedded: boolean;
	query: Query;
}

/** Fill props of a task page. */
export interface TaskPageFillProps {
	task: Task;
	query: Query;
	/** Marks the task as completed and returns to Home. */
	onComplete: () => void;
}

/** Fill props of a list item. */
export interface TaskItemFillProps {
	/** Default content of the item. */
	defaultTaskItem: ComponentType;
	isComplete: boolean;
	task: Task;
}

/** Fill props of the setup of a gateway. */
export interface GatewaySetupFillProps {
	paymentGateway: PaymentGateway;
	/** Reloads the gateway after its setup. */
	markConfigured: ( id: string ) => void;
	/** Default content of the slot. */
	defaultStepper: ReactNode;
}

/** Fill props of the settings form of a gateway. */
export interface GatewayConfigureFillProps {
	paymentGateway: PaymentGateway;
	/** Reloads the gateway after its setup. */
	markConfigured: ( id: string ) => void;
	/** Default content of the slot. */
	defaultForm: ReactNode;
}

/** Slots without fill props. */
type NoFillProps = Record< string, never >;

/**
 * Every slot of the app: the type of its fill props. `docs/hooks.md` is
 * generated from it. The parameter of a computed name names its variable part.
 */
export interface SlotTypes {
	/**
	 * Items at the end of the header, by their `order` (1 by default).
	 *
	 * Rendered on every screen, and above WordPress' own lists.
	 *
	 * @since 0.1.0
	 */
	woocommerce_header_item: HeaderFillProps;

	/**
	 * Items before the title in the header, by their `order` (1 by default).
	 *
	 * Rendered on every screen.
	 *
	 * @since 0.1.0
	 */
	woocommerce_header_navigation_item: HeaderFillProps;

	/**
	 * The title of the page; the last fill is used.
	 *
	 * Rendered on every screen.
	 *
	 * @since 0.1.0
	 */
	woocommerce_header_page_title: HeaderFillProps;

	/**
	 * Items of the display options of Home.
	 *
	 * Rendered while the menu is open.
	 *
	 * @since 0.1.0
	 * @stability stable
	 */
	DisplayOptions: NoFillProps;

	/**
	 * Notifications below the store alerts of Home.
	 *
	 * Rendered with Home.
	 *
	 * @since 0.1.0
	 * @stability stable
	 */
	AbbreviatedNotification: NoFillProps;

	/**
	 * Replaces an item of the favorites menu.
	 *
	 * Rendered while the menu is open.
	 *
	 * @since 0.1.0
	 */
	[ id: `woocommerce_navigation_${ string }` ]: NoFillProps;

	/**
	 * The page of a task. Without a fill, its description is shown.
	 *
	 * Rendered when the task is opened on Home.
	 *
	 * @since 0.1.0
	 */
	[ id: `woocommerce_onboarding_task_${ string }` ]:
		| TaskPageFillProps
		| TaskItemFillProps;

	/**
	 * The list item of a task.
	 *
	 * Rendered with the tasks of Home.
	 *
	 * @since 0.1.0
	 */
	[
		id: `woocommerce_onboarding_task_list_item_${ string }`
	]: TaskItemFillProps;

	/**
	 * Replaces the setup of a payment gateway.
	 *
	 * Rendered on the screen of the gateway.
	 *
	 * @since 0.1.0
	 */
	[
		id: `woocommerce_payment_gateway_setup_${ string }`
	]: GatewaySetupFillProps;

	/**
	 * Replaces the settings form of a payment gateway.
	 *
	 * Rendered on the screen of the gateway.
	 *
	 * @since 0.1.0
	 */
	[
		id: `woocommerce_payment_gateway_configure_${ string }`
	]: GatewayConfigureFillProps;
}

/** The name of a slot of the app. */
export type SlotName = keyof SlotTypes & string;
