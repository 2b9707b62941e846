import type { ResponseOf } from '../routes';

type ProfileFields = ResponseOf< '/wc-admin/onboarding/profile' >;

/** What the shop has told about itself; null or missing what it has not. */
export type ProfileItems = {
	[ Name in Exclude< keyof ProfileFields, 'industry' | 'product_types' > ]:
		| ProfileFields[ Name ]
		| null;
} & {
	industry: ReadonlyArray<
		string | { slug: string; detail?: string }
	> | null;
	/** Kinds of products, also those that extensions add. */
	product_types: readonly string[] | null;
	/** Fields of later versions. */
	readonly [ name: string ]: unknown;
};

/** What saving the profile came to. */
export interface ProfileResponse {
	status: string;
	message?: string;
	[ name: string ]: unknown;
}

/** How far the setup of the shop is. */
export interface TasksStatus {
	enabledPaymentGateways?: readonly string[];
	hasHomepage?: boolean;
	hasPaymentGateway?: boolean;
	hasPhysicalProducts?: boolean;
	hasProducts?: boolean;
	isAppearanceComplete?: boolean;
	isTaxComplete?: boolean;
	[ name: string ]: unknown;
}

/** A way of payment that the shop could take. */
export interface PaymentSuggestion {
	id: string;
	title?: string;
	content?: string;
	plugins?: readonly string[];
	[ name: string ]: unknown;
}

/** A plugin of a bundle. */
export interface FreeExtension {
	key: string;
	name: string;
	description: string;
	image_url?: string;
	manage_url?: string;
	is_built_by_wc?: boolean;
	is_visible?: boolean;
	is_activated?: boolean;
}

/** Plugins that are offered together. */
export interface ExtensionBundle {
	key: string;
	title: string;
	plugins: readonly FreeExtension[];
}

/** A kind of product that a shop sells, by its name in `product_types`. */
export interface ProductType {
	label: string;
	description?: string;
	product?: number;
	more_url?: string;
	slug?: string;
	[ name: string ]: unknown;
}

/** What can happen to a task. */
export interface TaskState {
	isComplete: boolean;
	isActioned: boolean;
	isDismissed: boolean;
	isSnoozed: boolean;
	/** Milliseconds since the epoch. */
	snoozedUntil: number | null;
	isVisited: boolean;
}

/** Something to do when a shop is new. */
export interface Task extends Partial< TaskState > {
	id: string;
	/** The list it is in. */
	parentId?: string;
	title?: string;
	content?: string;
	additionalInfo?: string;
	actionLabel?: string;
	actionUrl?: string | null;
	time?: string;
	level?: number;
	badge?: string;
	canView?: boolean;
	isDismissable?: boolean;
	isSnoozeable?: boolean;
	isDisabled?: boolean;
	additionalData?: Readonly< Record< string, unknown > >;
	eventPrefix?: string;
	recordViewEvent?: boolean;
	/** What the browser's part of an extension adds. */
	[ name: string ]: unknown;
}

/** What can happen to a list of tasks. */
export interface TaskListState {
	isHidden: boolean;
	isVisible: boolean;
	isComplete: boolean;
}

export interface TaskList extends Partial< TaskListState > {
	/** For example `setup` or `extended`. */
	id: string;
	title?: string;
	tasks: readonly Task[];
	eventPrefix?: string;
	displayProgressHeader?: boolean;
	keepCompletedTaskList?: string;
	[ name: string ]: unknown;
}
