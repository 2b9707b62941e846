/** Random numbers that are the same in each run. */
export function createRandom( seed: number ) {
	let state = seed;
	return ( min: number, max: number ) => {
		state = ( state * 1103515245 + 12345 ) % 2147483648;
		return min + Math.floor( ( state / 2147483648 ) * ( max - min + 1 ) );
	};
}

export const add = ( values: readonly number[] ) =>
	values.reduce( ( sum, value ) => sum + value, 0 );
