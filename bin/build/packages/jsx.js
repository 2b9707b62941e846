// Functions that compiled JSX calls.
export { createElement, Fragment } from 'react';
