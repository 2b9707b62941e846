import type { ResponseOf } from '../routes';

type ProfileFields = ResponseOf< '/wc-admin/onboarding/profile' >;

/** The store profile; unanswered fields are null or missing. */
export type ProfileItems = {
	[ Name in Exclude< keyof ProfileFields, 'industry' | 'product_types' > ]:
		| ProfileFields[ Name ]
		| null;
} & {
	industry: ReadonlyArray<
		string | { slug: string; detail?: string }
	> | null;
	/** Product types, including those of extensions. */
	product_types: readonly string[] | null;
	/** Fields of later versions. */
	readonly [ name: string ]: unknown;
};

/** The response to saving the profile. */
export interface ProfileResponse {
	status: string;
	message?: string;
	[ name: string ]: unknown;
}

/** The setup status of the store. */
export interface TasksStatus
	extends Partial<
		Omit<
			ResponseOf< '/wc-admin/onboarding/tasks/status' >,
			'enabledPaymentGateways'
		>
	> {
	enabledPaymentGateways?: readonly string[];
	[ name: string ]: unknown;
}

/** A suggested payment gateway. */
export interface PaymentSuggestion {
	id: string;
	title?: string;
	content?: string;
	plugins?: readonly string[];
	/** Names of plugins that it requires and that are not active. */
	missing_plugins?: readonly string[];
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
	/** Names of plugins that it requires and that are not active. */
	missing_plugins?: readonly string[];
}

/** Plugins that are suggested together. */
export interface ExtensionBundle {
	key: string;
	title: string;
	plugins: readonly FreeExtension[];
}

/** A product type, by its name in `product_types`. */
export interface ProductType {
	label: string;
	description?: string;
	product?: number;
	more_url?: string;
	slug?: string;
	[ name: string ]: unknown;
}

/** The state of a task. */
export interface TaskState {
	isComplete: boolean;
	isActioned: boolean;
	isDismissed: boolean;
	isSnoozed: boolean;
	/** Milliseconds since the epoch. */
	snoozedUntil: number | null;
	isVisited: boolean;
}

/** A setup task. */
export interface Task extends Partial< TaskState > {
	id: string;
	/** Its list. */
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
	/** Properties that scripts of extensions add. */
	[ name: string ]: unknown;
}

type ListResponse = ResponseOf< '/wc-admin/onboarding/tasks' >;

/** The state of a task list. */
export type TaskListState = Pick<
	ListResponse,
	'isHidden' | 'isVisible' | 'isComplete'
>;

export interface TaskList
	extends Partial< Omit< ListResponse, 'id' | 'tasks' > > {
	/** For example `setup` or `extended`. */
	id: string;
	tasks: readonly Task[];
	[ name: string ]: unknown;
}
