import type { Query } from '@storedeck/api';
import { ANSWERS_STORE_NAME } from '@storedeck/data/constants';
import {
	defineResource,
	defineStore,
	requireObject,
} from '@storedeck/data/core';
import type { ResponseOf } from '@storedeck/data/routes';
import type { Answer, Model } from './answer';

/** What the orders of a coupon in a period came to. */
export type CouponResults = ResponseOf< '/storedeck/v1/coupons/{id}/results' >;

/** The request for an answer. */
export const toRequest = ( query: Query ) => ( {
	path: '/storedeck/v1/answers',
	query,
} );

const answer = defineResource< [ query: Query ], Answer | undefined >( {
	name: 'getAnswer',
	defaultValue: undefined,
	request: toRequest,
	parse: requireObject,
} );

const model = defineResource< [], Model | undefined >( {
	name: 'getModel',
	defaultValue: undefined,
	request: () => ( { path: '/storedeck/v1/model' } ),
	parse: requireObject,
} );

const couponResults = defineResource<
	[ coupon: number, period: Query ],
	CouponResults | undefined
>( {
	name: 'getCouponResults',
	defaultValue: undefined,
	request: ( coupon, period ) => ( {
		path: `/storedeck/v1/coupons/${ coupon }/results`,
		query: period,
	} ),
	parse: requireObject,
} );

/** What is asked about orders by metrics and dimensions, `storedeck/answers`. */
export const answersStore = defineStore( {
	name: ANSWERS_STORE_NAME,
	resources: [ answer, model, couponResults ],
	selectors: {
		/** The answer to a question; undefined until loaded. */
		getAnswer: answer.getData,
		/** What can be asked; undefined until loaded. */
		getModel: model.getData,
		/** For a period as in a question; undefined until loaded. */
		getCouponResults: couponResults.getData,
	},
	actions: {},
} );
