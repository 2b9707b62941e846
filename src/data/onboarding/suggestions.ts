import { WC_ADMIN_NAMESPACE } from '@storedeck/api';
import { defineResource, requireObject, requireRecords } from '../core';
import type {
	ExtensionBundle,
	PaymentSuggestion,
	ProductType,
	TasksStatus,
} from './types';

const PATH = `${ WC_ADMIN_NAMESPACE }/onboarding`;

export const tasksStatus = defineResource< [], TasksStatus >( {
	name: 'getTasksStatus',
	defaultValue: {},
	request: () => ( { path: `${ PATH }/tasks/status` } ),
	parse: requireObject,
} );

/**
 * Payment gateways for the store's country or, if forced, for all countries.
 * Two selectors read them: the current name and the previous one.
 */
export const suggestions = defineResource<
	[ isForced?: boolean ],
	readonly PaymentSuggestion[]
>( {
	name: 'getPaymentGatewaySuggestions',
	selectors: [
		'getPaymentGatewaySuggestions',
		'getPaymentMethodRecommendations',
	],
	defaultValue: [],
	key: ( isForced = false ) => ( isForced ? [ true ] : [] ),
	request: ( isForced = false ) =>
		isForced
			? {
					path: `${ WC_ADMIN_NAMESPACE }/payment-gateway-suggestions`,
					query: { force_default_suggestions: true },
			  }
			: { path: `${ PATH }/payments` },
	parse: requireRecords,
} );

export const freeExtensions = defineResource< [], readonly ExtensionBundle[] >(
	{
		name: 'getFreeExtensions',
		defaultValue: [],
		request: () => ( { path: `${ PATH }/free-extensions` } ),
		parse: requireRecords,
	}
);

type ProductTypes = Readonly< Record< string, ProductType > >;

export const productTypes = defineResource< [], ProductTypes >( {
	name: 'getProductTypes',
	defaultValue: {},
	request: () => ( { path: `${ PATH }/product-types` } ),
	parse: requireObject,
} );
