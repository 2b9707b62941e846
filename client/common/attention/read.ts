import { ATTENTION_KEYS } from './types';
import type { Attention } from './types';

const isCount = ( value: unknown ): value is number =>
	typeof value === 'number' && Number.isInteger( value ) && value >= 0;

/**
 * Keeps known keys whose value is a non-negative integer and drops everything
 * else.
 */
export const toAttention = ( answer: unknown ): Attention =>
	Object.fromEntries(
		Object.entries(
			typeof answer === 'object' && answer !== null ? answer : {}
		).filter(
			( [ key, value ] ) =>
				ATTENTION_KEYS.some( ( known ) => known === key ) &&
				isCount( value )
		)
	);
